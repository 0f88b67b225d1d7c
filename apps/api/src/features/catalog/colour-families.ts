import { shadesOf } from '@e-store/search-query/colour-shades';
import { fold, wordsOf } from '@e-store/search-query/tokens';

/** Matches a colour or, for a family, any of its shades, without letter case. */
export function isColour(wanted: string): (colour: string) => boolean {
  const [folded, shades] = [fold(wanted), shadesOf(wanted)];
  return (colour) => {
    if (fold(colour) === folded) return true;
    const words = shades.length > 0 ? wordsOf(colour) : [];
    return shades.some((shade) => shade.every((word) => words.includes(word)));
  };
}

/** Returns what `isColour` matches, as values for `$in` of MongoDB. */
export const colourPatterns = (wanted: string): (string | RegExp)[] => [
  wanted,
  ...shadesOf(wanted).map((shade) => new RegExp(shade.map((word) => `(?=.*\\b${word}\\b)`).join(''), 'i')),
];
