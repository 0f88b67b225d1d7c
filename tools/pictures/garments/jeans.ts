import type { Cloth } from './cloth.ts';
import { fadeGradient, fades, legWrinkles, seamsAndHems } from './denim-wear.ts';
import type { Drawing } from './drawing.ts';
import { foldJeans } from './folded-jeans.ts';
import { backDetails } from './jeans-back.ts';
import { waistband } from './jeans-band.ts';
import { BAND, bandOutline, CROTCH_Y, createJeans, legOutline, WAIST_Y } from './jeans-cut.ts';
import { frontDetails, insideWaist } from './jeans-front.ts';
import type { JeansKind } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { panel, seam } from './panels.ts';

export function drawJeans(cloth: Cloth, kind: JeansKind): Drawing {
  const jeans = createJeans(cloth, kind);
  const back = cloth.view === 'back' || cloth.view === 'folded';
  const legs = [legOutline(jeans.cut, -1), legOutline(jeans.cut, 1)];
  const outlines = [...legs, bandOutline(jeans.cut, back)];
  const flat =
    (back ? '' : insideWaist(jeans)) +
    legs.map((leg) => panel(leg, cloth.colour)).join('') +
    fades(jeans) +
    legWrinkles(jeans) +
    seamsAndHems(jeans) +
    seam(`M400 ${WAIST_Y + BAND + (back ? 4 : 14)}V${CROTCH_Y}`, cloth.seam, 2.4, 0.6) +
    (back ? backDetails(jeans) : frontDetails(jeans)) +
    waistband(jeans, back);
  const drawing = {
    weave: 'denim',
    sleeveTurn: 0,
    buttons: ['#fff', '#aaa', '#555'],
    outlines,
    folded: { x: 400, y: 500, scale: 1 },
    defs: fadeGradient(jeans.fade),
    body: flat,
  } satisfies Drawing;
  if (cloth.view !== 'folded') return drawing;
  const parcel = foldJeans(jeans, flat);
  return {
    ...drawing,
    body: parcel.body,
    defs: drawing.defs + parcel.defs,
    shadowOutlines: parcel.outlines,
    folded: parcel.middle,
  };
}
