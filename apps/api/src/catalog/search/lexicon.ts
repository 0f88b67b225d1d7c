import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { SORT_ORDER_NAMES, SORT_ORDERS } from '@e-store/shared/catalog/sort-orders';
import { slipsBetween } from './slips-between.ts';
import { soundOf } from './sound-of.ts';
import { tokensOf } from './tokens.ts';
import { FABRIC_WORDS, STYLE_WORDS } from './words/cloth.ts';
import { COLOUR_WORDS } from './words/colours.ts';
import { CATEGORY_WORDS, NOT_SOLD } from './words/kinds.ts';
import type { AmountWord, AnyOf, Meaning } from './words/meaning.ts';
import { DEPARTMENT_WORDS } from './words/people.ts';
import { SIZE_SIGNS, SIZE_WORDS } from './words/sizes.ts';
import { AMOUNT_WORDS, EVERYTHING, GLUE, IN_STOCK, ON_SALE, SORT_WORDS } from './words/small-words.ts';
import { list } from './words/table.ts';

/** A phrase in the form in which it is looked up. */
export const phraseKey = (phrase: string) =>
  tokensOf(phrase)
    .map(({ text }) => text)
    .join(' ');

export const anyOf = (names: string): AnyOf => list(names).map((name) => name.split(' '));

const LATIN = /^[a-z]+$/;

/** The words that mean something in every catalogue, with their meanings. Made once, from the tables in `words/`. */
function makeLexicon() {
  const meanings = new Map<string, Meaning>();
  const add = (words: string, meaning: Meaning) => {
    for (const phrase of list(words)) meanings.set(phraseKey(phrase) || phrase, meaning);
  };
  add(GLUE, { kind: 'glue' });
  add(EVERYTHING, { kind: 'glue', everything: true });
  add(NOT_SOLD, { kind: 'notSold' });
  for (const [words, value] of STYLE_WORDS)
    add(words, { kind: 'words', value: list(value).flatMap((phrase) => phrase.split(' ')) });
  for (const { label, of, words } of FABRIC_WORDS) add(words, { kind: 'fabric', value: anyOf(of), label });
  for (const { label, of, words } of COLOUR_WORDS) add(words, { kind: 'colour', value: anyOf(of), label });
  for (const [size, words] of Object.entries(SIZE_WORDS))
    add(words, { kind: 'size', value: size, label: `Size ${size}` });
  for (const sign of ['size', 'years'] as const) add(SIZE_SIGNS[sign], { kind: 'sizeSign', value: sign });
  for (const word of Object.keys(AMOUNT_WORDS) as AmountWord[])
    add(AMOUNT_WORDS[word], { kind: 'amount', value: word });
  add(ON_SALE, { kind: 'onSale', label: 'On sale' });
  add(IN_STOCK, { kind: 'inStock', label: 'In stock' });
  for (const order of SORT_ORDERS)
    add(SORT_WORDS[order], { kind: 'sort', value: order, label: SORT_ORDER_NAMES[order] });
  for (const department of DEPARTMENTS)
    add(DEPARTMENT_WORDS[department], {
      kind: 'department',
      value: department,
      label: DEPARTMENT_NAMES[department],
    });
  for (const { key, name } of FIRST_CATEGORIES)
    add([name, key, CATEGORY_WORDS[key] ?? name].join(','), { kind: 'category', value: key, label: name });
  return meanings;
}

const MEANINGS = makeLexicon();
/** Single words of phrases too: "leg" of "wide leg" is no misspelling of anything. */
const WORDS = new Set([...MEANINGS.keys()].flatMap((phrase) => phrase.split(' ')));
/** By sound, the word as phrases know it: the Latin one where both scripts have it. */
const BY_SOUND = new Map<string, string>();
const LATIN_FORMS = new Map<Meaning, string>();
for (const [phrase, meaning] of MEANINGS) {
  if (phrase.includes(' ') || meaning.kind === 'glue') continue;
  if (LATIN.test(phrase) && !LATIN_FORMS.has(meaning)) LATIN_FORMS.set(meaning, phrase);
  if (phrase.length <= 3) continue;
  const sound = soundOf(phrase);
  if (BY_SOUND.has(sound)) continue;
  BY_SOUND.set(sound, LATIN.test(phrase) ? phrase : (LATIN_FORMS.get(meaning) ?? phrase));
}
/** Spellings of one word differ by no more slips than these; "kameez" and "shirt" are two. */
const ONE_WORD = 1.5;
/** The usual spelling of a word that the tables hold in several. */
function usual(word: string): string {
  const meaning = MEANINGS.get(word);
  const first = meaning && LATIN_FORMS.get(meaning);
  return first && slipsBetween(word, first, ONE_WORD) !== Infinity ? first : word;
}

/** What a misspelt word may have been meant to be: words that tell something, written in Latin letters. */
const TARGETS = [...WORDS].filter(
  (word) =>
    LATIN.test(word) && word.length > 2 && !['glue', 'notSold'].includes(MEANINGS.get(word)?.kind ?? ''),
);

export const lexicon = {
  /** The meaning of a word or phrase, by its `phraseKey`. */
  meaningOf: (phrase: string): Meaning | undefined => MEANINGS.get(phrase),
  has: (word: string): boolean => WORDS.has(word),
  /** The known word that sounds the same. */
  bySound: (word: string): string | undefined => BY_SOUND.get(soundOf(word)),
  targets: TARGETS as readonly string[],
  usual,
  /** Most words of a phrase. */
  longest: Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length)),
};
