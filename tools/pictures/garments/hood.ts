import { SHADE } from './colours.ts';
import type { Cloth } from './cloth.ts';
import { label } from './label.ts';
import { lightness, mix } from './mix.ts';
import type { Neck } from './neck.ts';
import { both, half, mirrored, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { panel, seam, stitch, well, wrinkles } from './panels.ts';

const HOOD: Step[] = [
  ['M', 0, 66],
  ['C', 74, 66, 128, 112, 122, 176],
  ['C', 120, 196, 112, 210, 98, 214],
  ['C', 70, 226, 30, 246, 0, 246],
];
const FROM_BEHIND: Step[] = [
  ['M', 0, 92],
  ['C', 82, 92, 130, 140, 122, 214],
  ['C', 116, 262, 60, 300, 0, 316],
];
const OPENING: Step[] = [
  ['M', 0, 104],
  ['C', 48, 104, 84, 132, 80, 178],
  ['C', 76, 214, 40, 246, 0, 268],
];
const RIM: Step[] = [
  ['M', 0, 66],
  ['C', 78, 62, 134, 110, 126, 180],
  ['C', 120, 222, 66, 262, 6, 292],
  ['L', -6, 268],
  ['C', 40, 246, 76, 214, 80, 178],
  ['C', 84, 132, 48, 104, 0, 104],
];
const RIM_STITCH: Step[] = [
  ['M', 0, 116],
  ['C', 54, 114, 95, 136, 91, 180],
  ['C', 86, 222, 48, 252, 4, 276],
];
const POUCH: Step[] = [
  ['M', 0, 636],
  ['L', 92, 636],
  ['C', 104, 690, 128, 724, 146, 742],
  ['L', 148, 798],
  ['L', 0, 800],
];
const POUCH_STITCH: Step[] = [
  ['M', 84, 644],
  ['C', 98, 692, 122, 728, 138, 744],
];

function cord(cloth: Cloth, side: Side): string {
  const x = (v: number) => 400 + side * v;
  const end = side > 0 ? 428 : 410;
  const line = `M${x(42)} 268C${x(58)} 320 ${x(34)} 360 ${x(46)} ${end}`;
  const colour = mix(cloth.colour, '#ffffff', lightness(cloth.colour) < 0.7 ? 0.5 : 0);
  return (
    `<circle cx="${x(42)}" cy="268" r="5.5" fill="#8d8f94"/><circle cx="${x(42)}" cy="268" r="2.6" fill="#2a2b33"/>` +
    `<path d="${line}" fill="none" stroke="${SHADE}" stroke-opacity=".25" stroke-width="8" transform="translate(3 4)"/>` +
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="6.4" stroke-linecap="round"/>` +
    `<path d="M${x(46)} ${end - 4}v20" stroke="#9a9ca2" stroke-width="7"/>`
  );
}

export function hood(cloth: Cloth): Neck {
  if (cloth.view === 'back') {
    const outline = mirrored(FROM_BEHIND);
    const front =
      panel(outline, cloth.colour) +
      seam('M400 94V314', cloth.seam, 1.8, 0.4) +
      stitch('M406 94V312', cloth.stitch, 0.6) +
      wrinkles(
        [
          [300, 190, 390, 290, 10, 14],
          [500, 190, 415, 280, -10, -14],
        ],
        cloth.colour,
      );
    return { behind: '', front, outlines: [outline] };
  }
  const outline = mirrored(HOOD);
  const opening = mirrored(OPENING);
  const pouch = mirrored(POUCH);
  const front =
    well(opening, cloth.inside) +
    `<path d="${opening}" fill="#05060f" opacity=".18"/>` +
    label(176, 50, 34) +
    SIDES.map((side) => panel(`${half(RIM, side)}Z`, cloth.colour)).join('') +
    stitch(both(RIM_STITCH), cloth.stitch, 0.65) +
    (cloth.view === 'folded'
      ? ''
      : panel(pouch, cloth.colour) +
        seam(pouch, cloth.seam, 1.6, 0.4) +
        stitch(both(POUCH_STITCH), cloth.stitch, 0.7)) +
    SIDES.map((side) => cord(cloth, side)).join('');
  return { behind: panel(outline, cloth.colour), front, outlines: [outline] };
}
