import { SHADE } from './colours.ts';
import { bodyOutline, shoulder } from './body-outline.ts';
import type { Cloth } from './cloth.ts';
import { collar } from './collar.ts';
import { selectCut, foldedCut } from './cuts.ts';
import type { Cut } from './cuts.ts';
import type { Drawing } from './drawing.ts';
import { hood } from './hood.ts';
import type { TopKind } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { knitNeck } from './knit-neck.ts';
import { lightness, mix } from './mix.ts';
import type { Neck } from './neck.ts';
import { both, SIDES } from './path.ts';
import { hasRepeat } from './patterns.ts';
import { panel, seam, wrinkles } from './panels.ts';
import { sleeves } from './sleeves.ts';
import { printOn } from './top-print.ts';
import { armholeSeams, hemOf, yoke } from './top-seams.ts';
import { topWrinkles } from './top-wrinkles.ts';

const SLEEVE_TURN = { short: -32, long: -13, puff: -13, none: 0 } as const;

function layersBelow(cloth: Cloth, cut: Cut, body: string, repeat: string): string {
  const y = cut.hy + cut.hd + 1;
  return [20, 11]
    .map(
      (down) =>
        `<g transform="translate(${down * 0.25} ${down})"><path d="${body}" fill="${mix(cloth.colour, SHADE, down > 12 ? 0.3 : 0.18)}"/>` +
        `${repeat && `<path d="${body}" fill="url(#p)" opacity=".6"/>`}<path d="M222 ${y}L570 ${y}" stroke="${SHADE}" stroke-opacity=".4" stroke-width="2"/></g>`,
    )
    .join('');
}

function neckOf(cloth: Cloth, cut: Cut, repeat: string): Neck {
  if (cut.neck === 'hood') return hood(cloth);
  if (cut.neck === 'crew' || cut.neck === 'scoop' || cut.neck === 'v' || cut.neck === 'henley')
    return knitNeck(cloth, cut, repeat);
  return collar(cloth, cut, cut.neck, repeat);
}

function buttonColours({ colour }: Cloth, neck: Cut['neck']): [string, string, string] {
  if (lightness(colour) >= 0.5) return ['#fffdf6', '#cbc3b0', '#6f6858'];
  if (neck === 'shirt') return ['#efe9dc', '#bdb4a1', '#6a6250'];
  return [mix(colour, '#ffffff', 0.34), mix(colour, SHADE, 0.25), mix(colour, '#ffffff', 0.6)];
}

export function drawTop(cloth: Cloth, kind: TopKind): Drawing {
  const folded = cloth.view === 'folded';
  const back = cloth.view === 'back';
  const cut = folded ? foldedCut(selectCut(kind)) : selectCut(kind);
  const repeat = hasRepeat(cloth.pattern) ? 'p' : '';
  const body = bodyOutline(cut, back);
  const arms = sleeves(cloth, cut, { 1: repeat && 'pr', [-1]: repeat && 'pl' });
  const print = printOn(cloth, cut, body);
  const folds = wrinkles(topWrinkles(cut, cloth.random), cloth.colour);
  const neck = neckOf(cloth, cut, repeat);
  const shoulders = back ? seam(both([['M', cut.nx, cut.ny], shoulder(cut)]), cloth.seam, 1.4, 0.25) : '';
  return {
    folded: { x: 400, y: 458, scale: 1.26 },
    weave: cut.knit ? 'knit' : 'woven',
    sleeveTurn: SLEEVE_TURN[cut.sleeve],
    buttons: buttonColours(cloth, cut.neck),
    outlines: [body, ...arms.outlines, ...(neck.outlines ?? [])],
    body:
      neck.behind +
      (folded ? layersBelow(cloth, cut, body, repeat) : '') +
      arms.drawn +
      panel(body, cloth.colour, repeat, print) +
      folds +
      arms.lines +
      SIDES.map((side) => armholeSeams(cloth, cut, side)).join('') +
      shoulders +
      yoke(cloth, cut) +
      hemOf(cloth, cut) +
      neck.front,
  };
}
