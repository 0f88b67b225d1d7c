import { lightness } from './mix.ts';

export type Weave = 'denim' | 'woven' | 'knit';

const tile = (size: number, content: string) =>
  `<pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;

/** The grain of the cloth as the SVG pattern `#w`: twill for denim, a plain weave or the V of a jersey knit. */
export function weavePattern(colour: string, weave: Weave): string {
  const dark = lightness(colour) < 0.35;
  const stroke = `stroke="${dark ? '#fff' : '#000'}" stroke-opacity="${dark ? 0.07 : 0.055}"`;
  if (weave === 'denim')
    return tile(
      5,
      '<path d="M-1 6L6-1M-3.5 3.5L3.5-3.5M1.5 8.5L8.5 1.5" stroke="#fff" stroke-opacity=".13" stroke-width="1.1"/>' +
        '<path d="M-1 3.5L3.5-1M1.5 6L6 1.5" stroke="#000" stroke-opacity=".13" stroke-width=".9"/>',
    );
  if (weave === 'woven')
    return tile(4, `<path d="M0 .6H2M2 2.6H4M.6 2V4M2.6 0V2" ${stroke} stroke-width=".9"/>`);
  return tile(
    5,
    `<path d="M.4 .6L2.5 3.2L4.6 .6M.4 3.1L2.5 5.7L4.6 3.1" fill="none" ${stroke} stroke-width=".8"/>`,
  );
}
