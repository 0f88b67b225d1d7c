import { anyOf } from './search/lexicon.ts';
import { fold, wordsOf } from './search/tokens.ts';
import type { AnyOf } from './search/words/meaning.ts';
import { COLOUR_WORDS } from './search/words/synonyms.ts';

const wordsOfLabel = (label: string) => fold(label).split(' ');

/** The shades of each colour family: blue includes indigo, navy and sky blue. */
const FAMILIES: ReadonlyMap<string, AnyOf> = new Map(
  COLOUR_WORDS.filter(({ label, of }) => of.join(', ') !== fold(label)).map(({ label }) => {
    const parts = COLOUR_WORDS.filter((other) => wordsOfLabel(other.label).includes(fold(label)));
    const own = COLOUR_WORDS.filter((other) => other.label === label);
    return [fold(label), [...own, ...parts].flatMap(({ of }) => anyOf(of))];
  }),
);

const shadesOf = (colour: string): AnyOf => FAMILIES.get(fold(colour)) ?? [];

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
