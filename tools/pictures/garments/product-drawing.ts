import { STUDIO } from './colours.ts';
import { cutCloth } from './cloth.ts';
import type { Cloth } from './cloth.ts';
import type { Drawing } from './drawing.ts';
import { HANGER } from './hanger.ts';
import { drawJeans } from './jeans.ts';
import { isJeans } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import type { Kind, Pattern, View } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { studioLight } from './light.ts';
import { lightness, mix } from './mix.ts';
import { num } from './path.ts';
import { clothPattern } from './patterns.ts';
import { drawTop } from './top.ts';
import { weavePattern } from './weave.ts';

export type ProductDrawing = {
  kind: Kind;
  /** Palette colour, denim wash for jeans (`raw`, `mid` …) or hex value. */
  colour: string;
  pattern: Pattern;
  view: View;
  /** Equal for all views of a product; selects folds, motif and print. */
  seed: number;
  /** `none` omits the background, for cut-outs. */
  ground?: string;
  hanger?: boolean;
  enlarged?: number;
};

function groundDefs(ground: string): string {
  const base = ground === 'none' ? STUDIO : ground;
  return (
    `<radialGradient id="bg" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="${mix(base, '#ffffff', 0.42)}"/>` +
    `<stop offset=".62" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, '#2a2d45', 0.07)}"/></radialGradient>`
  );
}

const RIB =
  '<pattern id="rib" width="5" height="8" patternUnits="userSpaceOnUse"><rect width="1.5" height="8" fill="#000" opacity=".17"/><rect x="2.4" width="1.4" height="8" fill="#fff" opacity=".13"/></pattern>';

const buttonDefs = ([light, dark, thread]: Drawing['buttons']) =>
  `<radialGradient id="bt" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
  '<g id="btn"><circle cx="1.2" cy="2" r="8.4" fill="#000" opacity=".24"/><circle r="8" fill="url(#bt)"/><circle r="5.3" fill="none" stroke="#000" stroke-opacity=".2"/>' +
  `<path d="M-1.8-1.8L1.8 1.8M1.8-1.8L-1.8 1.8" stroke="${thread}" stroke-width="1.3"/></g>`;

const turned = (id: string, by: number) =>
  `<pattern id="${id}" xlink:href="#p" patternTransform="rotate(${by})"/>`;

function repeatDefs(cloth: Cloth, turn: number): string {
  const repeat = isJeans(cloth.kind) ? '' : clothPattern(cloth.pattern, cloth.colour, cloth.seed);
  if (!repeat) return '';
  return repeat + turned('pr', turn) + turned('pl', -turn);
}

function position(cloth: Cloth, drawing: Drawing, tilt: number, hanger: boolean): string {
  if (cloth.view === 'detail')
    return isJeans(cloth.kind) ? 'translate(-900 -110) scale(2.9)' : 'translate(-560 -330) scale(2.4)';
  const { x, y, scale } = drawing.folded;
  const lie =
    cloth.view === 'folded'
      ? `translate(400 500) scale(${scale}) rotate(${num(tilt * 1.5)}) translate(${-x} ${-y})`
      : `rotate(${num(tilt)} 400 500)`;
  return hanger ? `translate(0 46) ${lie}` : lie;
}

function shadows(drawing: Drawing, colour: string): string {
  const shape = (drawing.shadowOutlines ?? drawing.outlines)
    .map((outline) => `<path d="${outline}"/>`)
    .join('');
  const far = lightness(colour) > 0.75 ? 0.26 : 0.3;
  return (
    `<g fill="#1a1c30"><g filter="url(#g)" transform="translate(15 26)" opacity="${far}">${shape}</g>` +
    `<g filter="url(#g2)" transform="translate(4 6)" opacity=".26">${shape}</g></g>`
  );
}

/**
 * Returns a product drawing as an SVG of 800 × 1000 (4:5). Pure: equal options give equal bytes.
 * @throws Error for an unknown colour name
 */
export function productDrawing({
  kind,
  colour,
  pattern,
  view,
  seed,
  ground = STUDIO,
  hanger = false,
  enlarged = 1,
}: ProductDrawing): string {
  const cloth = cutCloth(kind, colour, pattern, view, seed);
  const drawing = isJeans(kind) ? drawJeans(cloth, kind) : drawTop(cloth, kind);
  const tilt = view === 'detail' ? 0 : (cloth.random() - 0.5) * (hanger ? 0.4 : 1.6);
  const repeat = repeatDefs(cloth, drawing.sleeveTurn);
  const light = studioLight(cloth.random, cloth.colour, {
    denim: isJeans(kind),
    closeUp: view === 'detail',
    enlarged,
  });
  const silhouette = drawing.outlines.map((outline) => `<path d="${outline}"/>`).join('');
  const defs =
    light +
    repeat +
    weavePattern(cloth.colour, drawing.weave, { closeUp: view === 'detail', enlarged }) +
    groundDefs(ground) +
    RIB +
    buttonDefs(drawing.buttons) +
    `<clipPath id="cl">${silhouette}</clipPath>${drawing.defs ?? ''}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 800 1000" width="800" height="1000"><defs>${defs}</defs>` +
    (ground === 'none' ? '' : '<rect width="800" height="1000" fill="url(#bg)"/>') +
    `<g transform="${position(cloth, drawing, tilt, hanger)}">${view === 'detail' ? '' : shadows(drawing, cloth.colour)}${hanger ? HANGER : ''}${drawing.body}</g></svg>`
  );
}
