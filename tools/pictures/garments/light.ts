import { isNearBlack, lightness } from './mix.ts';
import { fine } from './path.ts';
import type { Random } from './random.ts';

const box = (share: number) =>
  `x="-${share}%" y="-${share}%" width="${100 + 2 * share}%" height="${100 + 2 * share}%"`;
const filter = (id: string, share: number, content: string) =>
  `<filter id="${id}" ${box(share)} color-interpolation-filters="sRGB">${content}</filter>`;
const blur = (id: string, share: number, radius: number) =>
  filter(id, share, `<feGaussianBlur stdDeviation="${radius}"/>`);

const roundedEdge = (radius: number, dx: number, dy: number, strength: string) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius}"/><feOffset dx="${dx}" dy="${dy}"/>` +
  `<feColorMatrix values="0 0 0 0 .04 0 0 0 0 .04 0 0 0 0 .12 0 0 0 -${strength} ${strength}"/>` +
  '<feComposite in2="SourceAlpha" operator="in" result="e"/>';

const rimLight = (radius: number, dx: number, dy: number, strength: number) =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius}"/><feOffset dx="${dx}" dy="${dy}"/>` +
  `<feColorMatrix values="0 0 0 0 .86 0 0 0 0 .9 0 0 0 0 1 0 0 0 -${strength} ${strength}"/>` +
  '<feComposite in2="SourceAlpha" operator="in" result="r"/>';

/** Light from the top left: shadows as `s`, highlights as `h`. Slopes are scaled up for enlarged pictures. */
const hills = (
  { denim, enlarged, smooth }: { denim: boolean; enlarged: number; smooth: boolean },
  noiseSeed: number,
  shadow: number,
  highlight: number,
) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${denim ? '.011 .006' : '.0062 .0042'}" numOctaves="2" seed="${noiseSeed}" result="t"/>` +
  `<feDiffuseLighting in="t" surfaceScale="${(denim ? 8 : 11) * enlarged}" lighting-color="#fff" result="l"><feDistantLight azimuth="228" elevation="58"/></feDiffuseLighting>` +
  (smooth ? '<feGaussianBlur in="l" stdDeviation="5" result="l"/>' : '') +
  `<feColorMatrix in="l" values="0 0 0 0 .03 0 0 0 0 .03 0 0 0 0 .1 -${shadow} 0 0 0 ${fine(shadow * 0.84)}" result="s"/><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/>` +
  `<feColorMatrix in="l" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${highlight} 0 0 0 -${fine(highlight * 0.85)}" result="h"/><feComposite in="h" in2="SourceAlpha" operator="in" result="h"/>`;

const merged = (...layers: string[]) =>
  `<feMerge>${['SourceGraphic', ...layers].map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

const NEAR_BLACK = { shadow: 1.6, highlight: 1.7, edge: 0.5, rim: 0.38 };
const DARK = { shadow: 1.9, highlight: 0.42, edge: 0.55, rim: 0 };
const MIDDLE = { shadow: 1.05, highlight: 0.7, edge: 0.34, rim: 0 };
const WHITE = { shadow: 0.62, highlight: 0.7, edge: 0.2, rim: 0 };

function lightOn(colour: string): typeof MIDDLE {
  if (isNearBlack(colour)) return NEAR_BLACK;
  const light = lightness(colour);
  return light < 0.3 ? DARK : light > 0.8 ? WHITE : MIDDLE;
}

/** Filters: `f` large panels, `e` small panels, `b` wrinkle blur, `g` and `g2` far and near shadow. */
export function studioLight(
  random: Random,
  colour: string,
  { denim, closeUp, enlarged }: { denim: boolean; closeUp: boolean; enlarged: number },
): string {
  const noiseSeed = 1 + Math.floor(random() * 90);
  const { shadow, highlight, edge, rim } = lightOn(colour);
  const strength = fine(edge * (closeUp ? 0.3 : 1));
  const rimOn = (radius: number, dx: number, dy: number) =>
    rim ? rimLight(radius, dx, dy, rim * (closeUp ? 0.5 : 1)) : '';
  const layers = rim ? ['e', 'r'] : ['e'];
  return (
    filter(
      'f',
      4,
      // Strong light and large pictures would show noise steps.
      hills({ denim, enlarged, smooth: rim > 0 || enlarged > 1 }, noiseSeed, shadow, highlight) +
        roundedEdge(15, -6, -7, strength) +
        rimOn(13, 6, 7) +
        merged('s', 'h', ...layers),
    ) +
    filter('e', 4, roundedEdge(9, -4, -5, strength) + rimOn(8, 4, 5) + merged(...layers)) +
    blur('b', 20, 5.5) +
    blur('g', 20, 20) +
    blur('g2', 10, 3.4)
  );
}
