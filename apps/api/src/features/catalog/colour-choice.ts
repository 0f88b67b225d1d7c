import { type NumberedChoice, numberedChoices, fold } from './choice-numbers.ts';
import { anyOf } from './search/lexicon.ts';
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

/** Matches a colour or, for a family, any of its shades, without letter case. */
export function isColour(wanted: string): (choice: NumberedChoice) => boolean {
  const alike = fold(wanted);
  const shades = FAMILIES.get(alike) ?? [];
  return ({ folded, words }) =>
    folded === alike || shades.some((shade) => shade.every((word) => words.includes(word)));
}

/** Returns the colour names that a database query must match, including stored shades. */
export function coloursOf(wanted: string): string[] {
  const shades = FAMILIES.get(fold(wanted));
  if (!shades) return [wanted];
  const isWanted = isColour(wanted);
  const stored = numberedChoices().filter((choice) => choice.group === 'colour' && isWanted(choice));
  return [wanted, ...shades.map((shade) => shade.join(' ')), ...stored.map(({ value }) => value)];
}
