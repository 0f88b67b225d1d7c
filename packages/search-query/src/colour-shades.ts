import { toAlternatives } from './parser/lexicon.ts';
import { COLOUR_WORDS } from './parser/word-tables.ts';
import type { WordAlternatives } from './parsed-query.ts';
import { fold } from './tokens.ts';

const wordsOfLabel = (label: string) => fold(label).split(' ');

/** Blue includes indigo, navy and sky blue. */
const FAMILIES: ReadonlyMap<string, WordAlternatives> = new Map(
  COLOUR_WORDS.filter(({ label, of }) => of.join(', ') !== fold(label)).map(({ label }) => {
    const parts = COLOUR_WORDS.filter((other) => wordsOfLabel(other.label).includes(fold(label)));
    const own = COLOUR_WORDS.filter((other) => other.label === label);
    return [fold(label), [...own, ...parts].flatMap(({ of }) => toAlternatives(of))];
  }),
);

/** Empty for a single shade. */
export const shadesOf = (colour: string): WordAlternatives => FAMILIES.get(fold(colour)) ?? [];
