import type { HelpTopic } from '@e-store/shared/catalog/search-note';
import { addSize, amountParts, letterParts } from './parser/amount-parts.ts';
import { discountParts, withoutParts } from './parser/discount-parts.ts';
import { findExclusion, itemsOf, type Item } from './parser/items.ts';
import { lexicon } from './parser/lexicon.ts';
import type { AmountWord } from './parser/meaning.ts';
import type { WordAlternatives, QueryPart, ParsedFilters, ParsedQuery } from './parsed-query.ts';
import { replaceSynonyms } from './parser/replace-synonyms.ts';
import { spell } from './parser/spell.ts';
import { withKidsForAge } from './parser/child-parts.ts';
import { type Token, tokensOf, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const QUOTED = /^["“”](.+)["“”]$/;

/** Pure. Quoted text is searched literally. */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const quoted = QUOTED.exec(text.trim())?.[1];
  if (quoted !== undefined) return parseExact(wordsOf(quoted));
  const typed = tokensOf(text);
  const tokens = replaceSynonyms(typed, vocabulary);
  const { spelt, items } = readWords(tokens, vocabulary);
  const isCorrected = tokens !== typed || spelt.some(({ state }) => state === 'misspelt');
  const help = helpTopicsOf(items);
  const discounts = discountParts(items);
  const others = withoutParts(items, discounts);
  const parts = [...discounts, ...singleWordParts(others), ...amountParts(others, vocabulary)].toSorted(
    (a, b) => a.from - b.from,
  );
  parts.push(...letterParts(items, parts));
  parts.push(...excludedWords(items, parts, vocabulary));
  const isParsed = new Set(parts.flatMap(({ from, to }) => range(from, to)));
  const rest = items
    .map((item, index) => ({ item: toTextIfAbout(item), index }))
    .filter(({ index }) => !isParsed.has(index));
  const isLeftOver = ({ item }: (typeof rest)[number]) =>
    help.length > 0 && !namesGoods(items) && item.kind !== 'sign' && item.meaning === undefined;
  const words = rest.flatMap(({ item, index }) =>
    (isLeftOver({ item, index }) ? [] : formsToFind(item, vocabulary)).map((forms) => ({
      text: item.text,
      forms,
      without: textWithout(items, index, index + 1),
      ...(item.meaning?.kind === 'words' && item.meaning.isOccasion && { isOccasion: true as const }),
    })),
  );
  const ignored = rest.flatMap(({ item, index }) =>
    isMeaningless(item, vocabulary) || isLeftOver({ item, index }) ? item.text : [],
  );
  const notSold = items.flatMap(({ text: word, meaning }, index) =>
    meaning?.kind === 'notSold' && !findExclusion(items, index, word)
      ? [{ text: word, name: meaning.name }]
      : [],
  );
  const filters: ParsedFilters = {};
  const understood = withKidsForAge(parts);
  for (const part of understood) part.add?.(filters);
  const isEverything =
    help.length === 0 && items.some(({ meaning }) => meaning?.kind === 'glue' && meaning.everything);
  const isNonsense = parts.length === 0 && words.length === 0 && !isEverything;
  return {
    filters,
    words,
    notWords: parts.flatMap(({ notWords }) => (notWords ? [notWords] : [])),
    parts: understood.map(({ group, label, value, not, from, to }) => ({
      group,
      label,
      value,
      not,
      text: textOf(items.slice(from, to)),
      without: textWithout(items, from, to),
    })),
    help: isNonsense && notSold.length === 0 && help.length === 0 ? topicOfSizeAlone(items) : help,
    ignored,
    notSold,
    ...(isCorrected &&
      !(isNonsense && notSold.length > 0) && {
        spellingCorrection: spelt.map(({ text: word }) => lexicon.asShown(word)).join(' '),
      }),
    isNonsense,
    isExact: false,
  };
}

function readWords(tokens: readonly Token[], vocabulary: Vocabulary) {
  const spelt = spell(tokens, vocabulary);
  const items = itemsOf(spelt, vocabulary);
  if (helpTopicsOf(items).length === 0 || namesGoods(items)) return { spelt, items };
  const asTyped = spell(tokens, vocabulary, lexicon.isOfHelp);
  return { spelt: asTyped, items: itemsOf(asTyped, vocabulary) };
}

const namesGoods = (items: readonly Item[]) =>
  items.some(({ meaning }) => meaning?.kind === 'category' || meaning?.kind === 'brand');

const helpTopicsOf = (items: readonly Item[]) => [
  ...new Set(items.flatMap(({ meaning }) => (meaning?.kind === 'help' ? meaning.value : []))),
];

const topicOfSizeAlone = (items: readonly Item[]): HelpTopic[] =>
  items.some(({ meaning }) => meaning?.kind === 'sizeSign' && meaning.value === 'size') ? ['sizeGuide'] : [];

function parseExact(words: string[]): ParsedQuery {
  return {
    filters: {},
    words: words.map((word) => ({ text: word, forms: [word], without: '' })),
    notWords: [],
    parts: [],
    help: [],
    ignored: [],
    notSold: [],
    isNonsense: words.length === 0,
    isExact: true,
  };
}

const ABOUT: readonly AmountWord[] = ['about', 'isAbout'];

const toTextIfAbout = (item: Item): Item =>
  item.meaning?.kind === 'amount' && ABOUT.includes(item.meaning.value)
    ? { ...item, meaning: undefined }
    : item;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

function isMeaningless({ text, kind, state, meaning }: Item, vocabulary: Vocabulary): boolean {
  if (meaning) return false;
  if (kind === 'number') return !vocabulary.knows(text);
  const isFindable = text.length === 1 || vocabulary.knows(text) || vocabulary.hasPrefix(text);
  return kind === 'word' && (state === 'unknown' || !isFindable);
}

function formsToFind(item: Item, vocabulary: Vocabulary): (readonly string[])[] {
  if (item.meaning?.kind === 'words') {
    const { value } = item.meaning;
    return [vocabulary.count(item.text) > 0 && !value.includes(item.text) ? [...value, item.text] : value];
  }
  if (item.meaning || item.kind === 'sign' || isMeaningless(item, vocabulary)) return [];
  return [[item.text]];
}

const textOf = (items: readonly Item[]) => items.map(({ text }) => text).join(' ');

/** Also without leftover words such as "for". */
function textWithout(items: readonly Item[], from: number, to: number): string {
  const others = items.filter((_, index) => index < from || index >= to);
  return textOf(others.filter(({ meaning }) => meaning?.kind !== 'glue' || meaning.everything));
}

type ExcludableFilters = NonNullable<ParsedFilters['not']>;
type ExcludableGroup = keyof ExcludableFilters;

function excludedWords(
  items: readonly Item[],
  parts: readonly QueryPart[],
  vocabulary: Vocabulary,
): QueryPart[] {
  return items.flatMap((item, index): QueryPart[] => {
    const excluded = findExclusion(items, index, `“${item.text}”`);
    const notWords = formsToFind(item, vocabulary).flat();
    const isParsed = parts.some(({ from, to }) => index >= from && index < to);
    return excluded && !isParsed && notWords.length > 0 ? [{ group: 'words', ...excluded, notWords }] : [];
  });
}

/** "black" is one, "blue" includes navy and indigo. */
const isOneShade = (value: WordAlternatives, label: string) =>
  value.length === 1 && value[0]?.join(' ') === label.toLowerCase();

const isOwnDepartment = ({ meaning }: Item) => meaning?.kind === 'department' && !meaning.isRelative;

function singleWordParts(items: readonly Item[]): QueryPart[] {
  return items.flatMap(({ meaning }, index): QueryPart[] => {
    const part = (
      group: QueryPart['group'],
      label: string,
      add: QueryPart['add'],
      value?: string,
    ): QueryPart[] => [{ group, label, value, from: index, to: index + 1, add }];
    const filterPart = (
      group: ExcludableGroup,
      label: string,
      add: (filters: ExcludableFilters) => void,
      value?: string,
    ): QueryPart[] => {
      const excluded = findExclusion(items, index, label);
      if (!excluded) return part(group, label, add, value);
      return [{ group, ...excluded, add: (filters) => add((filters.not ??= {})) }];
    };
    switch (meaning?.kind) {
      case 'category':
      case 'department':
      case 'brand': {
        const { kind, value, label } = meaning;
        if (kind === 'department' && meaning.isRelative && items.some(isOwnDepartment)) return [];
        const add = (filters: ExcludableFilters) => {
          filters[kind] = [...(filters[kind] ?? []), value];
        };
        return filterPart(kind, label, add, value);
      }
      case 'colour':
      case 'fabric': {
        const { kind, value, label } = meaning;
        const add = (filters: ExcludableFilters) => {
          filters[kind] = [...(filters[kind] ?? []), ...value];
        };
        return filterPart(kind, label, add, isOneShade(value, label) ? label : undefined);
      }
      case 'size':
        return part('size', meaning.label, addSize({ labels: [meaning.value] }), meaning.value);
      case 'sizes':
        return part('size', meaning.label, addSize({ labels: [...meaning.value] }));
      case 'onSale':
      case 'inStock': {
        const { kind, label } = meaning;
        const add = (filters: ExcludableFilters) => {
          filters[kind] = true;
        };
        return filterPart(kind, label, add, 'true');
      }
      case 'sort': {
        const { value, label } = meaning;
        const add = (filters: ParsedFilters) => {
          filters.sort = value;
        };
        return part('sort', label, add, value);
      }
      default:
        return [];
    }
  });
}
