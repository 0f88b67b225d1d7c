import { BAND, CROTCH_Y, WAIST_Y } from './jeans-cut.ts';
import type { Jeans } from './jeans-cut.ts';
import { rivet, topstitch, twinStitch, worn } from './jeans-sewing.ts';
import { mix } from './mix.ts';
import { both, half, SIDES } from './path.ts';
import type { Side, Step } from './path.ts';
import { castShadow, panel, seam } from './panels.ts';

const X = 26;
const WIDTH = 104;
const Y = 262;
const POINT = X + WIDTH / 2 - 2;

function pocket({ cloth, thread }: Jeans, side: Side): string {
  const outline = `${half(
    [
      ['M', X, Y + 14],
      ['L', X + WIDTH, Y + 2],
      ['L', X + WIDTH - 4, Y + 98],
      ['L', POINT, Y + 128],
      ['L', X + 4, Y + 108],
    ],
    side,
  )}Z`;
  const edge: Step[] = [
    ['M', X + 5, Y + 18],
    ['L', X + 9, Y + 105],
    ['L', POINT, Y + 122],
    ['L', X + WIDTH - 9, Y + 95],
    ['L', X + WIDTH - 5, Y + 8],
  ];
  const opening = (aside: number): Step[] => [
    ['M', X + 4, Y + 20 + aside],
    ['L', X + WIDTH - 4, Y + 9 + aside],
  ];
  const ornament: Step[] = [
    ['M', X + 7, Y + 62],
    ['C', X + 24, Y + 66, X + 40, Y + 76, POINT, Y + 92],
    ['C', X + 62, Y + 74, X + 82, Y + 58, X + WIDTH - 6, Y + 54],
  ];
  return (
    castShadow(outline, 0.35, 3, 5) +
    panel(outline, mix(cloth.colour, '#ffffff', 0.04)) +
    `<g clip-path="url(#cl)">${worn(400 + side * (X + WIDTH / 2), Y + 64, 46, 56, 0.7)}</g>` +
    topstitch(half(edge, side), thread) +
    twinStitch((aside) => half(opening(aside), side), thread) +
    topstitch(half(ornament, side), thread) +
    rivet(400 + side * (X + 5), Y + 18) +
    rivet(400 + side * (X + WIDTH - 5), Y + 8)
  );
}

export function backDetails(jeans: Jeans): string {
  const { cloth, cut, thread } = jeans;
  const yoke = (dy: number) =>
    both([
      ['M', cut.waist + 26, 214 + dy],
      ['C', cut.waist - 20, 226 + dy, 40, 238 + dy, 0, 250 + dy],
    ]);
  return (
    twinStitch((aside) => `M${398 - aside} ${WAIST_Y + BAND + 8}V${CROTCH_Y + 2}`, thread) +
    seam(yoke(-3), cloth.seam, 2, 0.55) +
    twinStitch(yoke, thread) +
    SIDES.map((side) => pocket(jeans, side)).join('')
  );
}
