import { BAND, bandOutline, WAIST_Y } from './jeans-cut.ts';
import type { Jeans } from './jeans-cut.ts';
import { jeansButton, leatherPatch, topstitch } from './jeans-sewing.ts';
import { mix } from './mix.ts';
import { both } from './path.ts';
import { castShadow, panel, seam } from './panels.ts';

function beltLoop({ cloth, thread }: Jeans, x: number, y: number): string {
  const outline = `M${x - 8} ${y}h16v56h-16z`;
  return (
    castShadow(outline, 0.35, 2, 4) +
    panel(outline, mix(cloth.colour, '#ffffff', 0.05)) +
    topstitch(`M${x - 4} ${y + 2}v52M${x + 4} ${y + 2}v52`, thread) +
    seam(`M${x - 7} ${y + 2}h14M${x - 7} ${y + 54}h14`, thread, 3.4, 0.9)
  );
}

export function waistband(jeans: Jeans, back: boolean): string {
  const { cloth, cut, thread } = jeans;
  const { waist } = cut;
  const outline = bandOutline(cut, back);
  const [top, drop, low] = back ? [11, 10, 2] : [22, 21, 9];
  const rows =
    topstitch(
      both([
        ['M', 0, WAIST_Y + top],
        ['C', 50, WAIST_Y + drop, waist - 30, WAIST_Y + 9, waist - 4, WAIST_Y + 3],
      ]),
      thread,
    ) +
    topstitch(
      both([
        ['M', 0, WAIST_Y + BAND + low],
        ['C', 50, WAIST_Y + BAND + low, waist - 30, WAIST_Y + BAND, waist, WAIST_Y + BAND - 8],
      ]),
      thread,
    );
  const band = castShadow(outline, 0.34, 2, 6) + panel(outline, mix(cloth.colour, '#ffffff', 0.03)) + rows;
  if (back)
    return (
      band +
      [-94, 0, 94].map((dx) => beltLoop(jeans, 400 + dx, WAIST_Y - 4 + (dx ? -2 : 2))).join('') +
      leatherPatch(426, WAIST_Y + 4)
    );
  return (
    band +
    [-82, 82].map((dx) => beltLoop(jeans, 400 + dx, WAIST_Y - 1)).join('') +
    seam(`M422 ${WAIST_Y + 14}V${WAIST_Y + BAND + 14}`, cloth.seam, 2, 0.55) +
    jeansButton(407, WAIST_Y + 34)
  );
}
