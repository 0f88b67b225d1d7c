import { lightness } from './mix.ts';

export type Weave = 'denim' | 'woven' | 'knit';

const tile = (size: number, content: string) =>
  `<pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;

/** Weave as the SVG pattern `#w`. Close-ups use a fainter grain to save image bytes. */
export function weavePattern(
  colour: string,
  weave: Weave,
  { closeUp, enlarged }: { closeUp: boolean; enlarged: number },
): string {
  const faint = enlarged > 1 ? 1.3 : closeUp ? 0.55 : 0.8;
  const ink = (paint: string, opacity: number, width: number) =>
    `stroke="${paint}" stroke-opacity="${(opacity * faint).toFixed(3)}" stroke-width="${width}"`;
  if (weave === 'denim')
    return tile(
      5,
      `<path d="M-1 6L6-1M-3.5 3.5L3.5-3.5M1.5 8.5L8.5 1.5" ${ink('#fff', 0.13, 1.1)}/>` +
        `<path d="M-1 3.5L3.5-1M1.5 6L6 1.5" ${ink('#000', 0.13, 0.9)}/>`,
    );
  const [paint, opacity] = lightness(colour) < 0.35 ? (['#fff', 0.07] as const) : (['#000', 0.055] as const);
  if (weave === 'woven')
    return tile(4, `<path d="M0 .6H2M2 2.6H4M.6 2V4M2.6 0V2" ${ink(paint, opacity, 0.9)}/>`);
  return tile(
    5,
    `<path d="M.4 .6L2.5 3.2L4.6 .6M.4 3.1L2.5 5.7L4.6 3.1" fill="none" ${ink(paint, opacity, 0.8)}/>`,
  );
}
