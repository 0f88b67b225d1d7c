import { SHADE } from './colours.ts';
import { WAIST_Y } from './jeans-cut.ts';
import type { Jeans } from './jeans-cut.ts';
import { twinStitch } from './jeans-sewing.ts';
import { mix } from './mix.ts';
import { half } from './path.ts';
import { panel, seam } from './panels.ts';

const FOLD_Y = 470;

/** Draws jeans folded lengthwise and twice across. `flat` is the back view, whose right half shows. */
export function foldJeans({ cloth, cut, thread }: Jeans, flat: string) {
  const right = cut.hip + 6;
  const outline = `${half([
    ['M', -9, WAIST_Y - 2],
    ['L', 60, WAIST_Y - 3],
    ['L', cut.waist - 4, WAIST_Y - 6],
    ['C', cut.waist + 8, WAIST_Y + 90, cut.hip - 4, 236, cut.hip, 330],
    ['C', cut.hip + 4, 380, right, 420, right, FOLD_Y - 12],
    ['C', right, FOLD_Y - 2, right - 8, FOLD_Y, right - 18, FOLD_Y],
    ['L', -2, FOLD_Y],
    ['C', -12, FOLD_Y, -15, FOLD_Y - 6, -15, FOLD_Y - 16],
    ['L', -11, 250],
  ])}Z`;
  const layer = (down: number, shade: number) =>
    `<path d="${outline}" transform="translate(${down * 0.2} ${down})" fill="${mix(cloth.colour, SHADE, shade)}"/>`;
  const hem = `M398 ${FOLD_Y - 40}H${400 + right - 8}V${FOLD_Y + 25}Q${400 + right - 60} ${FOLD_Y + 29} 398 ${FOLD_Y + 26}Z`;
  const hemRow = (aside: number) => `M400 ${FOLD_Y + 13 + aside}H${400 + right - 9}`;
  const under =
    `<path d="${hem}" fill="${mix(cloth.colour, SHADE, 0.16)}"/><path d="${hem}" fill="url(#w)"/>` +
    twinStitch(hemRow, thread) +
    seam(`M398 ${FOLD_Y + 25}H${400 + right - 9}`, '#ffffff', 2, 0.25) +
    layer(9, 0.38) +
    layer(4.5, 0.24);
  return {
    body: `${under}<g clip-path="url(#cf)">${panel(outline, cloth.colour)}${flat}</g>`,
    defs: `<clipPath id="cf"><path d="${outline}"/></clipPath>`,
    outlines: [outline, hem],
    middle: { x: 400 + (right - 14) / 2, y: (WAIST_Y + FOLD_Y + 20) / 2, scale: 2.1 },
  };
}
