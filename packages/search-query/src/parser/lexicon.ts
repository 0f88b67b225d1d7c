import {
  INITIAL_CATEGORIES,
  DEPARTMENT_NAMES,
  DEPARTMENTS,
  SORT_ORDER_NAMES,
  SORT_ORDERS,
} from '@e-store/shared/catalog/list-choices';
import { editDistance } from './edit-distance.ts';
import { phoneticKey } from './phonetic-key.ts';
import { phraseKey } from '../tokens.ts';
import { HELP_TOPICS } from '@e-store/shared/catalog/search-note';
import type { WordAlternatives } from '../parsed-query.ts';
import type { AmountWord, Meaning } from './meaning.ts';
import {
  AMOUNT_WORDS,
  CATEGORY_WORDS,
  COLOUR_WORDS,
  DEPARTMENT_WORDS,
  EVERYTHING,
  EXCLUDE_WORDS,
  FABRIC_WORDS,
  HALF_PRICE,
  HELP_WORDS,
  IN_STOCK,
  NOT_SOLD,
  NUMBER_FRACTIONS,
  NUMBER_WORDS,
  ON_SALE,
  PERCENT,
  RANGE_WORDS,
  RELATIVES,
  SIMILAR_CATEGORIES,
  SIZE_GROUPS,
  SIZE_SIGNS,
  SIZE_WORDS,
  SORT_WORDS,
  STOP_WORDS,
  STYLE_WORDS,
} from './word-tables.ts';

export const toAlternatives = (names: readonly string[]): WordAlternatives =>
  names.map((name) => name.split(' '));

const LATIN = /^[a-z]+$/;

/** Words that mean the same in every catalogue, from `words/`. */
function makeLexicon() {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: readonly string[], meaning: Meaning) => {
    for (const phrase of phrases) meanings.set(phraseKey(phrase) || phrase, meaning);
  };
  for (const words of Object.values(NUMBER_WORDS)) add(words, { kind: 'glue' });
  for (const { words } of NUMBER_FRACTIONS) add(words, { kind: 'glue' });
  add(STOP_WORDS, { kind: 'glue' });
  add(RANGE_WORDS, { kind: 'glue', joinsPrices: true });
  add(EVERYTHING, { kind: 'glue', everything: true });
  for (const topic of HELP_TOPICS) add(HELP_WORDS[topic], { kind: 'help', value: topic });
  for (const position of ['before', 'after'] as const)
    add(EXCLUDE_WORDS[position], { kind: 'not', position });
  for (const { of, words, isOccasion } of STYLE_WORDS)
    add(words, {
      kind: 'words',
      value: of.flatMap((phrase) => phrase.split(' ')),
      ...(isOccasion && { isOccasion: true }),
    });
  for (const { label, of, words } of FABRIC_WORDS)
    add(words, { kind: 'fabric', value: toAlternatives(of), label });
  for (const { label, of, words } of COLOUR_WORDS)
    add(words, { kind: 'colour', value: toAlternatives(of), label });
  for (const [size, words] of Object.entries(SIZE_WORDS))
    add(words, { kind: 'size', value: size, label: `Size ${size}` });
  for (const { label, of, words } of SIZE_GROUPS) add(words, { kind: 'sizes', value: of, label });
  for (const sign of ['size', 'years', 'months'] as const)
    add(SIZE_SIGNS[sign], { kind: 'sizeSign', value: sign });
  for (const word of Object.keys(AMOUNT_WORDS) as AmountWord[])
    add(AMOUNT_WORDS[word], { kind: 'amount', value: word });
  add(ON_SALE.discount, { kind: 'onSale', label: 'On sale', isDiscount: true });
  add(ON_SALE.sale, { kind: 'onSale', label: 'On sale' });
  add(PERCENT, { kind: 'percent' });
  add(HALF_PRICE, { kind: 'halfPrice' });
  add(IN_STOCK, { kind: 'inStock', label: 'In stock' });
  for (const order of SORT_ORDERS)
    add(SORT_WORDS[order], { kind: 'sort', value: order, label: SORT_ORDER_NAMES[order] });
  for (const value of DEPARTMENTS) {
    const label = DEPARTMENT_NAMES[value];
    add(DEPARTMENT_WORDS[value], { kind: 'department', value, label });
    add(RELATIVES[value], { kind: 'department', value, label, isRelative: true });
  }
  for (const { key, name } of INITIAL_CATEGORIES)
    add([name, key, ...(CATEGORY_WORDS[key] ?? [])], { kind: 'category', value: key, label: name });
  for (const { name, words } of SIMILAR_CATEGORIES)
    add(words, { kind: 'category', value: name, label: name, words: words.map(phraseKey) });
  // Last: of words that sound alike, sold goods come first.
  for (const { name, words } of NOT_SOLD) add(words, { kind: 'notSold', name, words: words.map(phraseKey) });
  return meanings;
}

const MEANINGS = makeLexicon();
/** Of phrases too: "leg" of "wide leg" is no misspelling. */
const WORDS = new Set([...MEANINGS.keys()].flatMap((phrase) => phrase.split(' ')));
const WORDS_OF_HELP = new Set(
  Object.values(HELP_WORDS).flatMap((phrases) => phrases.flatMap((phrase) => phraseKey(phrase).split(' '))),
);
const ONLY_AS_TYPED = new Set([
  ...[...COLOUR_WORDS, ...STYLE_WORDS].flatMap(({ onlyAsTyped = [] }) => onlyAsTyped),
  ...Object.values(RELATIVES).flat(),
  ...SIZE_SIGNS.months,
]);
const NEVER_MEANT: readonly Meaning['kind'][] = ['glue', 'not'];
const BY_PHONETIC_KEY = new Map<string, string>();
const LATIN_FORMS = new Map<Meaning, string>();
for (const [phrase, meaning] of MEANINGS) {
  if (phrase.includes(' ') || NEVER_MEANT.includes(meaning.kind)) continue;
  if (LATIN.test(phrase) && !LATIN_FORMS.has(meaning)) LATIN_FORMS.set(meaning, phrase);
  if (phrase.length <= 3 || ONLY_AS_TYPED.has(phrase)) continue;
  const phonetic = phoneticKey(phrase);
  if (BY_PHONETIC_KEY.has(phonetic)) continue;
  BY_PHONETIC_KEY.set(phonetic, LATIN.test(phrase) ? phrase : (LATIN_FORMS.get(meaning) ?? phrase));
}
const ONE_WORD = 1.5;
function usual(word: string): string {
  const meaning = MEANINGS.get(word);
  const first = meaning && LATIN_FORMS.get(meaning);
  return first && editDistance(word, first, ONE_WORD) !== Infinity ? first : word;
}

/** The shop's spelling if it sounds the same: "jeens" becomes "jeans". */
function asShown(word: string): string {
  const shown = usual(word);
  return phoneticKey(shown) === phoneticKey(word) ? shown : word;
}

/** Shorter words for help and unsold goods, such as "bill", resemble clothes too closely. */
const SHORTEST_OTHER = { help: 6, notSold: 5 };
const GOODS: readonly Meaning['kind'][] = ['words', 'colour', 'fabric', 'category', 'department', 'size'];
const WORDS_OF_GOODS = new Set(
  [...MEANINGS].flatMap(([phrase, { kind }]) => (GOODS.includes(kind) ? phrase.split(' ') : [])),
);

function isTarget(word: string): boolean {
  if (!LATIN.test(word) || word.length < 3 || ONLY_AS_TYPED.has(word)) return false;
  const kind = MEANINGS.get(word)?.kind;
  if (kind === undefined) return WORDS_OF_GOODS.has(word);
  if (kind === 'help' || kind === 'notSold') return word.length >= SHORTEST_OTHER[kind];
  return !NEVER_MEANT.includes(kind);
}

const TARGETS = [...WORDS].filter(isTarget);

const COMPLETIONS = new Map(
  [
    ...INITIAL_CATEGORIES.map(({ name }) => name),
    ...COLOUR_WORDS.map(({ label }) => label),
    ...FABRIC_WORDS.map(({ label }) => label),
    ...DEPARTMENTS,
  ].flatMap((label) => {
    const word = phraseKey(label);
    const meaning = MEANINGS.get(word);
    return LATIN.test(word) && meaning ? [[word, meaning] as const] : [];
  }),
);
const SHORTEST_START = 3;

/**
 * From three letters on: "blu" becomes blue. `undefined` when none or several match, such as green and grey.
 */
function completionOf(start: string): string | undefined {
  if (start.length < SHORTEST_START) return undefined;
  const found = [...COMPLETIONS.keys()].filter((word) => word.startsWith(start));
  return found.length === 1 ? found[0] : undefined;
}

export const lexicon = {
  meaningOf: (phrase: string): Meaning | undefined => MEANINGS.get(phrase),
  has: (word: string): boolean => WORDS.has(word),
  isOfHelp: (word: string): boolean => WORDS_OF_HELP.has(word),
  byPhoneticKey: (word: string): string | undefined => BY_PHONETIC_KEY.get(phoneticKey(word)),
  targets: TARGETS as readonly string[],
  usual,
  asShown,
  completionOf,
  longest: Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length)),
};
