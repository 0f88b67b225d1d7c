import { SHADE } from './colours.ts';
import { isNearBlack, lightness } from './mix.ts';
import { boxArea, fine, spindle } from './path.ts';
import type { Wrinkle } from './path.ts';

/** Box areas: smaller panels are flat trim; panels from BIG also get cloth folds. */
const SMALL = 5200;
const BIG = 52_000;
/** H and V moves would break the box area; only flat straps use them. */
const isStrap = (outline: string) => /[HVhv]/.test(outline);

function volume(outline: string): string {
  if (isStrap(outline)) return '';
  const size = boxArea(outline);
  if (size < SMALL) return '';
  return size < BIG ? ' filter="url(#e)"' : ' filter="url(#f)"';
}

const fill = (outline: string, paint: string) => `<path d="${outline}" fill="${paint}"/>`;

export function panel(outline: string, colour: string, repeat = '', onTop = ''): string {
  const grain = isStrap(outline) || boxArea(outline) < BIG ? '' : fill(outline, 'url(#w)');
  const print = repeat && fill(outline, `url(#${repeat})`);
  return `<g${volume(outline)}>${fill(outline, colour)}${print}${onTop}${grain}</g>`;
}

export const ribbed = (outline: string, colour: string): string =>
  `<g filter="url(#e)">${fill(outline, colour)}${fill(outline, 'url(#rib)')}</g>`;

export const well = (outline: string, inside: string): string =>
  fill(outline, inside) + fill(outline, 'url(#w)');

export const seam = (line: string, colour: string, width = 1.6, opacity = 0.75): string =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${fine(opacity)}"/>`;

export const stitch = (line: string, colour: string, opacity = 0.8, width = 1.5): string =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="5.5 3.2" opacity="${opacity}"/>`;

export const castShadow = (outline: string, opacity: number, dx: number, dy: number): string =>
  `<path d="${outline}" fill="${SHADE}" opacity="${opacity}" transform="translate(${dx} ${dy})" filter="url(#g2)"/>`;

export const button = (x: number, y: number, scale = 1): string =>
  `<use xlink:href="#btn" transform="translate(${fine(x)} ${fine(y)}) scale(${scale})"/>`;

export function wrinkles(list: readonly Wrinkle[], colour: string, amount = 1): string {
  const light = lightness(colour);
  const shadow = (light < 0.3 ? 0.5 : light > 0.8 ? 0.17 : 0.26) * amount;
  const shine = (light < 0.3 && !isNearBlack(colour) ? 0.1 : 0.2) * amount;
  const dark = list.map((fold) => spindle(...fold)).join('');
  const bright = list
    .map(([x0, y0, x1, y1, bend, width]) => spindle(x0 - 7, y0 - 8, x1 - 7, y1 - 8, bend, width * 0.8))
    .join('');
  return `<g clip-path="url(#cl)"><g filter="url(#b)"><path d="${dark}" fill="#0c0e20" opacity="${fine(shadow)}"/><path d="${bright}" fill="#fff" opacity="${fine(shine)}"/></g></g>`;
}
