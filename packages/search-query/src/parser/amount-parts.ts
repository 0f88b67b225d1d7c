import { formatRupees } from '@e-store/shared/money';
import type { Item } from './items.ts';
import type { QueryPart } from '../parsed-query.ts';
import { type PriceRange, parseAmounts } from './parse-amounts.ts';
import { NOT_AGES } from './word-tables.ts';
import type { Vocabulary } from '../vocabulary.ts';

export const addSize =
  ({ labels = [], ages = [] }: { labels?: string[]; ages?: number[] }): QueryPart['add'] =>
  (filters) => {
    const before = filters.size ?? { labels: [], ages: [] };
    filters.size = { labels: [...before.labels, ...labels], ages: [...before.ages, ...ages] };
  };

export const SIZE_LETTERS = ['s', 'm', 'l'];
const OLDEST_CHILD = 17;
const MONTHS_OF_YEAR = 12;
const WAISTS = { from: 24, to: 46 };

export function amountParts(items: readonly Item[], vocabulary: Vocabulary): QueryPart[] {
  const names = (kind: 'category' | 'department', value: string) =>
    items.some(({ meaning }) => meaning?.kind === kind && meaning.value === value);
  const { prices, numbers } = parseAmounts(items, vocabulary.knows);
  const isOtherTime = items.some(({ text, meaning }) => meaning?.kind === 'help' || NOT_AGES.includes(text));
  const sizes = withoutMonthsOfYears(numbers).flatMap(
    ({ value: { numbers: found, sign }, from, to }): QueryPart[] => {
      const isMonths = sign === 'months';
      const [least = 0, most = least] = found
        .map((number) => Math.floor(isMonths ? number / MONTHS_OF_YEAR : number))
        .toSorted((one, other) => one - other);
      const all = Array.from({ length: most - least + 1 }, (_, index) => least + index);
      const isAge = isMonths || sign === 'years';
      if (isAge && isOtherTime && !names('department', 'kids')) return [];
      if ((isAge || names('department', 'kids')) && most <= OLDEST_CHILD) {
        const unit = isMonths ? ` month${found.join() === '1' ? '' : 's'}` : '';
        const label = `Age ${found.join('-')}${unit}`;
        return [{ group: 'size', label, from, to, isAge: true, add: addSize({ ages: all }) }];
      }
      const isWaist = found.every((inch) => inch >= WAISTS.from && inch <= WAISTS.to);
      if (isAge || !isWaist || (sign === undefined && !names('category', 'jeans'))) return [];
      const add = addSize({ labels: all.map(String) });
      return [{ group: 'size', label: `Size ${found.join('-')}`, from, to, add }];
    },
  );
  return [
    ...prices.map(({ value, from, to }): QueryPart => ({
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

type FoundNumber = ReturnType<typeof parseAmounts>['numbers'][number];

function withoutMonthsOfYears(numbers: readonly FoundNumber[]): FoundNumber[] {
  const isMonthsOf = (years: FoundNumber | undefined, months: FoundNumber | undefined) =>
    years?.value.sign === 'years' && months?.value.sign === 'months' && months.from === years.to;
  return numbers.flatMap((found, index) => {
    if (isMonthsOf(numbers[index - 1], found)) return [];
    const next = numbers[index + 1];
    return [next && isMonthsOf(found, next) ? { ...found, to: next.to } : found];
  });
}

function priceLabel({ gte, lte }: PriceRange): string {
  if (gte !== undefined && lte !== undefined) return `${formatRupees(gte)} to ${formatRupees(lte)}`;
  return gte === undefined ? `Up to ${formatRupees(lte ?? 0)}` : `From ${formatRupees(gte)}`;
}

/** A single letter is a size beside "size" or after a recognised part. */
export function letterParts(items: readonly Item[], parts: readonly QueryPart[]): QueryPart[] {
  const isSign = (item: Item | undefined) =>
    item?.meaning?.kind === 'sizeSign' && item.meaning.value === 'size';
  const isInitial = (item: Item | undefined) =>
    item?.text.length === 1 && item.kind === 'word' && !item.meaning && !SIZE_LETTERS.includes(item.text);
  return items.flatMap(({ text, meaning }, index): QueryPart[] => {
    if (meaning || !SIZE_LETTERS.includes(text)) return [];
    const [before, after] = [items[index - 1], items[index + 1]];
    if (!isSign(before) && !isSign(after) && (parts.length === 0 || isInitial(before))) return [];
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
