import { lightness } from './mix.ts';
import { fine } from './path.ts';
import type { Random } from './random.ts';

const box = (share: number) =>
  `x="-${share}%" y="-${share}%" width="${100 + 2 * share}%" height="${100 + 2 * share}%"`;
const filter = (id: string, share: number, content: string) =>
  `<filter id="${id}" ${box(share)} color-interpolation-filters="sRGB">${content}</filter>`;
const blur = (id: string, share: number, radius: number) =>
  filter(id, share, `<feGaussianBlur stdDeviation="${radius}"/>`);

/** The piece darkens towards its lower right edge, away from the light at the top left. */
const roundedEdge = (radius: number, dx: number, dy: number, strength: string) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius}"/><feOffset dx="${dx}" dy="${dy}"/>` +
  `<feColorMatrix values="0 0 0 0 .04 0 0 0 0 .04 0 0 0 0 .12 0 0 0 -${strength} ${strength}"/>` +
  '<feComposite in2="SourceAlpha" operator="in" result="e"/>';

/** Soft hills of cloth: noise lit from the top left, its dark side as `s`, its bright side as `h`. */
const hills = (denim: boolean, noiseSeed: number, shadow: number, highlight: number) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${denim ? '.011 .006' : '.0062 .0042'}" numOctaves="2" seed="${noiseSeed}" result="t"/>` +
  `<feDiffuseLighting in="t" surfaceScale="${denim ? 8 : 11}" lighting-color="#fff" result="l"><feDistantLight azimuth="228" elevation="58"/></feDiffuseLighting>` +
  `<feColorMatrix in="l" values="0 0 0 0 .03 0 0 0 0 .03 0 0 0 0 .1 -${shadow} 0 0 0 ${fine(shadow * 0.84)}" result="s"/><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/>` +
  `<feColorMatrix in="l" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${highlight} 0 0 0 -${fine(highlight * 0.85)}" result="h"/><feComposite in="h" in2="SourceAlpha" operator="in" result="h"/>`;

const merged = (...layers: string[]) =>
  `<feMerge>${['SourceGraphic', ...layers].map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

/**
 * The light of the studio. `f` big pieces, `e` small pieces, `b` blurs wrinkles, `g` and `g2` the far and the near
 * shadow. Dark cloth needs more shadow to show its folds, white cloth less.
 */
export function studioLight(random: Random, colour: string, denim: boolean, closeUp: boolean): string {
  const noiseSeed = 1 + Math.floor(random() * 90);
  const light = lightness(colour);
  const [shadow, highlight, edge] =
    light < 0.3 ? [1.9, 0.42, 0.55] : light > 0.8 ? [0.62, 0.7, 0.2] : [1.05, 0.7, 0.34];
  const strength = fine(edge * (closeUp ? 0.3 : 1));
  return (
    filter(
      'f',
      4,
      hills(denim, noiseSeed, shadow, highlight) + roundedEdge(15, -6, -7, strength) + merged('s', 'h', 'e'),
    ) +
    filter('e', 4, roundedEdge(9, -4, -5, strength) + merged('e')) +
    blur('b', 20, 5.5) +
    blur('g', 20, 20) +
    blur('g2', 10, 3.4)
  );
}
