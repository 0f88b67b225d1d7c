import { formatRupees } from '@e-store/shared/money';
import { itemsOf, type Item } from './items.ts';
import { type PriceRange, readAmounts } from './read-amounts.ts';
import type { ReadFilters, Reading, ReadPart } from './reading.ts';
import { spell } from './spell.ts';
import { tokensOf, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { SIZE_LETTERS } from './words/sizes.ts';

type Part = Omit<ReadPart, 'text' | 'without'> & {
  from: number;
  to: number;
  add: (filters: ReadFilters) => void;
};

const QUOTED = /^["“”](.+)["“”]$/;

/**
 * What a search asks for: filters that its words name, words to look for in products, and what means nothing. Pure: the
 * same words with the same catalogue read the same. Words in quotation marks are not interpreted at all.
 */
export function readQuery(text: string, vocabulary: Vocabulary): Reading {
  const quoted = QUOTED.exec(text.trim())?.[1];
  if (quoted !== undefined) return exactly(wordsOf(quoted));
  const spelt = spell(tokensOf(text), vocabulary);
  const items = itemsOf(spelt, vocabulary);
  const parts = [...meantParts(items), ...amountParts(items)].toSorted((a, b) => a.from - b.from);
  parts.push(...letterParts(items, parts));
  const isRead = new Set(parts.flatMap(({ from, to }) => range(from, to)));
  const rest = items.map((item, index) => ({ item, index })).filter(({ index }) => !isRead.has(index));
  const words = rest.flatMap(({ item, index }) =>
    formsToFind(item, vocabulary).map((forms) => ({
      text: item.text,
      forms,
      without: textWithout(items, index, index + 1),
    })),
  );
  const ignored = rest.flatMap(({ item }) => (isMeaningless(item, vocabulary) ? item.text : []));
  const filters: ReadFilters = {};
  for (const part of parts) part.add(filters);
  const isEverything = items.some(({ meaning }) => meaning?.kind === 'glue' && meaning.everything);
  return {
    filters,
    words,
    parts: parts.map(({ group, label, from, to }) => ({
      group,
      label,
      text: textOf(items.slice(from, to)),
      without: textWithout(items, from, to),
    })),
    ignored,
    ...(spelt.some(({ state }) => state === 'misspelt') && {
      respelt: spelt.map((word) => word.text).join(' '),
    }),
    isNonsense: parts.length === 0 && words.length === 0 && !isEverything,
    isExact: false,
  };
}

function exactly(words: string[]): Reading {
  return {
    filters: {},
    words: words.map((word) => ({ text: word, forms: [word], without: '' })),
    parts: [],
    ignored: [],
    isNonsense: words.length === 0,
    isExact: true,
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Numbers that no product bears, goods that are not sold, and what nobody knows. */
function isMeaningless({ text, kind, state, meaning }: Item, vocabulary: Vocabulary): boolean {
  if (meaning) return meaning.kind === 'notSold';
  return kind === 'number' ? !vocabulary.knows(text) : kind === 'word' && state === 'unknown';
}

/** The forms in which an item is looked for in products; none where it is no word of theirs. */
function formsToFind(item: Item, vocabulary: Vocabulary): (readonly string[])[] {
  if (item.meaning?.kind === 'words') return [item.meaning.value];
  if (item.meaning || item.kind === 'sign' || isMeaningless(item, vocabulary)) return [];
  return [[item.text]];
}

const textOf = (items: readonly Item[]) => items.map(({ text }) => text).join(' ');

/** The search without some of its items. What only joined words goes too, or a "for" would be left over. */
function textWithout(items: readonly Item[], from: number, to: number): string {
  const others = items.filter((_, index) => index < from || index >= to);
  return textOf(others.filter(({ meaning }) => meaning?.kind !== 'glue' || meaning.everything));
}

/** The parts that a single word or phrase names. */
function meantParts(items: readonly Item[]): Part[] {
  return items.flatMap(({ meaning }, index): Part[] => {
    const part = (group: Part['group'], label: string, add: Part['add']): Part[] => [
      { group, label, from: index, to: index + 1, add },
    ];
    switch (meaning?.kind) {
      case 'category':
      case 'department':
      case 'brand': {
        const { kind, value, label } = meaning;
        return part(kind, label, (filters) => {
          filters[kind] = [...(filters[kind] ?? []), value];
        });
      }
      case 'colour':
      case 'fabric': {
        const { kind, value, label } = meaning;
        return part(kind, label, (filters) => {
          filters[kind] = [...(filters[kind] ?? []), ...value];
        });
      }
      case 'size':
        return part('size', meaning.label, addSize({ labels: [meaning.value] }));
      case 'onSale':
      case 'inStock': {
        const { kind, label } = meaning;
        return part(kind, label, (filters) => {
          filters[kind] = true;
        });
      }
      case 'sort': {
        const { value, label } = meaning;
        return part('sort', label, (filters) => {
          filters.sort = value;
        });
      }
      default:
        return [];
    }
  });
}

const addSize =
  ({ labels = [], ages = [] }: { labels?: string[]; ages?: number[] }): Part['add'] =>
  (filters) => {
    const before = filters.size ?? { labels: [], ages: [] };
    filters.size = { labels: [...before.labels, ...labels], ages: [...before.ages, ...ages] };
  };

/** Older than these, nobody wears what is sized by age. */
const OLDEST_CHILD = 17;
/** Waists of trousers in inches. */
const WAISTS = { from: 24, to: 46 };

/** Prices, ages and sizes: what a number means with the words around it. */
function amountParts(items: readonly Item[]): Part[] {
  const names = (kind: 'category' | 'department', value: string) =>
    items.some(({ meaning }) => meaning?.kind === kind && meaning.value === value);
  const { prices, numbers } = readAmounts(items);
  const sizes = numbers.flatMap(({ value: { numbers: found, sign }, from, to }): Part[] => {
    const isChild = sign === 'years' || names('department', 'kids');
    if (isChild && found.every((age) => age <= OLDEST_CHILD))
      return [{ group: 'size', label: `Age ${found.join('-')}`, from, to, add: addSize({ ages: found }) }];
    const isWaist = found.length === 1 && found.every((inch) => inch >= WAISTS.from && inch <= WAISTS.to);
    if (!isWaist || (sign === undefined && !names('category', 'jeans'))) return [];
    const labels = found.map(String);
    return [{ group: 'size', label: `Size ${labels.join(', ')}`, from, to, add: addSize({ labels }) }];
  });
  return [
    ...prices.map(({ value, from, to }): Part => ({
      group: 'price',
      label: priceLabel(value),
      from,
      to,
      add: (filters) => {
        filters.price = { ...filters.price, ...value };
      },
    })),
    ...sizes,
  ];
}

function priceLabel({ gte, lte }: PriceRange): string {
  if (gte !== undefined && lte !== undefined) return `${formatRupees(gte)} to ${formatRupees(lte)}`;
  return gte === undefined ? `Up to ${formatRupees(lte ?? 0)}` : `From ${formatRupees(gte)}`;
}

/** A single letter is a size beside the word for it, or at the end of something that was understood. */
function letterParts(items: readonly Item[], parts: readonly Part[]): Part[] {
  const isSign = (item: Item | undefined) =>
    item?.meaning?.kind === 'sizeSign' && item.meaning.value === 'size';
  return items.flatMap(({ text, meaning }, index): Part[] => {
    if (meaning || !SIZE_LETTERS.includes(text)) return [];
    const [before, after] = [items[index - 1], items[index + 1]];
    if (!isSign(before) && !isSign(after) && parts.length === 0) return [];
    const size = text.toUpperCase();
    return [
      {
        group: 'size',
        label: `Size ${size}`,
        from: isSign(before) ? index - 1 : index,
        to: isSign(after) ? index + 2 : index + 1,
        add: addSize({ labels: [size] }),
      },
    ];
  });
}
