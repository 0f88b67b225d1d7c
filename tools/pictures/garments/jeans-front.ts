import { SHADE } from './colours.ts';
import { BAND, CROTCH_Y, WAIST_Y } from './jeans-cut.ts';
import type { Jeans } from './jeans-cut.ts';
import { rivet, twinStitch } from './jeans-sewing.ts';
import { mix } from './mix.ts';
import { half, mirrored, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { seam, well } from './panels.ts';

const BELOW_BAND = WAIST_Y + BAND;

export function insideWaist({ cloth, cut: { waist } }: Jeans): string {
  const opening: Step[] = [
    ['M', 0, WAIST_Y - 6],
    ['C', 50, WAIST_Y - 6, waist - 30, WAIST_Y - 8, waist - 5, WAIST_Y - 4],
    ['C', waist - 30, WAIST_Y + 14, 50, WAIST_Y + 20, 0, WAIST_Y + 20],
  ];
  return well(mirrored(opening), cloth.inside);
}

function coinPocket({ cloth, cut, thread }: Jeans): string {
  const outline = half(
    [
      ['M', 76, BELOW_BAND + 26],
      ['L', 120, BELOW_BAND + 22],
      ['C', 130, 180, 138, 200, cut.hip - 17, 219],
      ['C', 112, 214, 84, 200, 76, BELOW_BAND + 26],
    ],
    -1,
  );
  const edge = (aside: number) =>
    half(
      [
        ['M', 79, BELOW_BAND + 31 + aside],
        ['L', 119, BELOW_BAND + 27 + aside],
      ],
      -1,
    );
  return (
    `<path d="${outline}Z" fill="${mix(cloth.colour, SHADE, 0.08)}"/>` +
    twinStitch(edge, thread) +
    rivet(400 - 120, BELOW_BAND + 27)
  );
}

function pocket(jeans: Jeans, side: Side): string {
  const { cloth, cut, thread } = jeans;
  const bag: Step[] = [
    ['M', 66, BELOW_BAND + 4],
    ['C', 72, 190, 102, 216, cut.hip - 15, 222],
    ['L', cut.waist + 4, BELOW_BAND],
  ];
  const opening: Step[] = [
    ['M', 66, BELOW_BAND + 8],
    ['C', 72, 190, 102, 216, cut.hip - 12, 222],
  ];
  const rows = (aside: number) =>
    half(
      [
        ['M', 61 - aside, BELOW_BAND + 8],
        ['C', 67 - aside, 194 + aside, 100, 222 + aside, cut.hip - 12, 228 + aside],
      ],
      side,
    );
  return (
    `<g clip-path="url(#cl)"><path d="${half(bag, side)}Z" fill="${SHADE}" opacity=".2"/>` +
    seam(half(opening, side), cloth.seam, 4, 0.5) +
    (side < 0 ? coinPocket(jeans) : '') +
    twinStitch(rows, thread) +
    '</g>' +
    rivet(400 + side * 68, BELOW_BAND + 16) +
    rivet(400 + side * (cut.hip - 24), 219)
  );
}

function fly({ cloth, thread }: Jeans): string {
  const from = BELOW_BAND + 14;
  const curve = (aside: number) =>
    `M${438 - aside} ${from}V270C${438 - aside} 310 ${424 - aside} 330 402 ${346 - aside * 0.5}`;
  return (
    twinStitch(curve, thread) +
    seam(`M404 ${from}V340`, cloth.seam, 3, 0.3) +
    twinStitch((aside) => `M${394 - aside} 344V${CROTCH_Y}`, thread) +
    seam('M392 346l16 0M393 240l12 0', thread, 4, 0.9)
  );
}

export const frontDetails = (jeans: Jeans): string =>
  SIDES.map((side) => pocket(jeans, side)).join('') + fly(jeans);
