import { COLOURS, isColourKey, SHADE } from './colours.ts';
import { isJeans } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import type { Kind, Pattern, View } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { isNearBlack, lightness, mix } from './mix.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';

export type Cloth = {
  kind: Kind;
  pattern: Pattern;
  view: View;
  colour: string;
  inside: string;
  seam: string;
  stitch: string;
  /** Selects print, motif and stripe, equal in all views. */
  seed: number;
  random: Random;
};

function dye(name: string, kind: Kind): string {
  if (name.startsWith('#')) return name;
  const wash = `denim-${name}`;
  if (isJeans(kind) && isColourKey(wash)) return COLOURS[wash];
  if (isColourKey(name)) return COLOURS[name];
  throw new Error(`No colour "${name}" in the palette`);
}

function stitchColour(colour: string): string {
  if (isNearBlack(colour)) return mix(colour, '#ffffff', 0.4);
  return lightness(colour) < 0.3 ? mix(colour, '#ffffff', 0.26) : mix(colour, SHADE, 0.38);
}

export function cutCloth(kind: Kind, colourName: string, pattern: Pattern, view: View, seed: number): Cloth {
  const colour = dye(colourName, kind);
  return {
    kind,
    pattern,
    view,
    colour,
    inside: mix(colour, SHADE, 0.34),
    seam: isNearBlack(colour) ? mix(colour, '#ffffff', 0.24) : mix(colour, SHADE, 0.55),
    stitch: stitchColour(colour),
    seed,
    random: seededRandom(`${kind}|${seed}`),
  };
}
