import type { Item } from './items.ts';

/** Inclusive, in whole rupees. */
export type PriceRange = { gte?: number; lte?: number };

type Parsed<Value> = { value: Value; from: number; to: number };

export const AMOUNT_CODES = {
  rupee: 'R',
  thousand: 'H',
  k: 'K',
  hundred: 'S',
  between: 'B',
  to: 'T',
  below: 'U',
  isBelow: 'u',
  above: 'O',
  isAbove: 'o',
  about: 'A',
  isAbout: 'a',
  from: 'F',
} as const;

const SIGN_CODES = { size: 'Z', years: 'Y', months: 'M' } as const;

/** One letter per item, so that regular expressions match sequences. */
function codeOf({ text, kind, meaning }: Item, isKnown: (word: string) => boolean): string {
  if (meaning?.kind === 'number') return 'N';
  if (meaning?.kind === 'percent') return '%';
  if (meaning?.kind === 'amount') return AMOUNT_CODES[meaning.value];
  if (meaning?.kind === 'sizeSign') return SIGN_CODES[meaning.value];
  if (meaning?.kind === 'glue') return meaning.joinsPrices ? 'e' : 'g';
  if (meaning) return '.';
  if (kind === 'word' && !isKnown(text)) return 'X';
  return kind === 'number' && /^\d+(\.\d+)?$/.test(text) ? 'N' : '.';
}

const numberOf = (item: Item | undefined) =>
  item?.meaning?.kind === 'number' ? item.meaning.value : Number(item?.text);

/** A bare number in this interval is a price, give or take `share`. */
const BARE_PRICE = { from: 100, to: 99_999, share: 0.1 };
const about = (sum: number): PriceRange => ({
  gte: Math.floor(sum * (1 - BARE_PRICE.share)),
  lte: Math.ceil(sum * (1 + BARE_PRICE.share)),
});
const between = (first: number, second: number): PriceRange => ({
  gte: Math.min(first, second),
  lte: Math.max(first, second),
});

const UNITS: Readonly<Record<string, number>> = { K: 1000, H: 1000, S: 100 };
/** From here on "k" is short for "ke": "500 k andar". */
const LEAST_WITHOUT_K = 100;
const NUMBER = '(?:N(?!%)[KHS]?|(?<!X)[HS])';
const SUM = `(R*${NUMBER}R*)`;
export const SMALL = '[ge]*';
/** In this order: ranges contain bounds, and bounds contain bare prices. */
const PRICES: readonly [pattern: string, toRange: (first: number, second: number) => PriceRange][] = [
  [`[OF]${SMALL}${SUM}${SMALL}[Uu]${SMALL}${SUM}`, between],
  [`[Uu]${SMALL}${SUM}${SMALL}[Oo]${SMALL}${SUM}`, between],
  [`[BFA]?${SMALL}${SUM}g*[Te]g*${SUM}(?:g*[uBa])?`, between],
  [`[Aa]${SMALL}${SUM}`, about],
  [`${SUM}${SMALL}[Aa]`, about],
  [`U${SMALL}${SUM}`, (sum) => ({ lte: sum })],
  [`${SUM}${SMALL}u`, (sum) => ({ lte: sum })],
  [`[OF]${SMALL}${SUM}`, (sum) => ({ gte: sum })],
  [`${SUM}${SMALL}o`, (sum) => ({ gte: sum })],
  [`u${SMALL}${SUM}`, (sum) => ({ lte: sum })],
  [`${SUM}${SMALL}U`, (sum) => ({ lte: sum })],
  [`${SUM}${SMALL}O`, (sum) => ({ gte: sum })],
  [`(R+${NUMBER}R*|${NUMBER}R+)`, (sum) => ({ lte: sum })],
  ['(N[KHS])', about],
];
/** "3 shirts for 999" */
const MOST_ITEMS = 10;
/** Smaller numbers are ages or sizes unless a currency word follows. */
const LEAST_PRICE = 50;

/** `isName` tells which words and numbers occur in the catalogue. */
export function parseAmounts(
  items: readonly Item[],
  isName: (text: string) => boolean,
): {
  prices: Parsed<PriceRange>[];
  numbers: Parsed<{ numbers: number[]; sign: keyof typeof SIGN_CODES | undefined }>[];
} {
  let code = items.map((item) => codeOf(item, isName)).join('');
  const sumAt = (from: number, part: string) => {
    const at = part.indexOf('N');
    const count = at === -1 ? 1 : numberOf(items[from + at]);
    const unit = /[KHS]/.exec(part)?.[0] ?? '';
    return Math.round(unit === 'K' && count >= LEAST_WITHOUT_K ? count : count * (UNITS[unit] ?? 1));
  };
  const take = (from: number, to: number) => {
    code = code.slice(0, from) + '#'.repeat(to - from) + code.slice(to);
  };
  const prices: Parsed<PriceRange>[] = [];
  for (const [pattern, toRange] of PRICES)
    for (const match of code.matchAll(new RegExp(pattern, 'dg'))) {
      const [from, to] = match.indices?.[0] ?? [0, 0];
      const sums = [1, 2].flatMap((group) => {
        const part = match[group];
        return part === undefined ? [] : [sumAt(match.indices?.[group]?.[0] ?? 0, part)];
      });
      const isPrice = match[0].includes('R') || sums.every((sum) => sum >= LEAST_PRICE);
      if (!isPrice) continue;
      prices.push({ value: toRange(sums[0] ?? 0, sums[1] ?? 0), from, to });
      take(from, to);
    }
  const numbers = [
    ...code.matchAll(/([ZYM]?)g*(N)(?!%)(?:[Te](N))?o?(?:g*([YM]|(?<!Yg*N(?:[Te]N)?o?g*)Z))?/dg),
  ].map((match) => {
    const [from, to] = match.indices?.[0] ?? [0, 0];
    const places = [2, 3].flatMap((group) => match.indices?.[group]?.[0] ?? []);
    const signs = `${match[1]}${match[4] ?? ''}`;
    const sign = signs.includes('M') ? 'months' : signs.includes('Y') ? 'years' : signs ? 'size' : undefined;
    return {
      value: { numbers: places.map((at) => numberOf(items[at])), sign },
      at: places[0] ?? from,
      from,
      to,
    } as const;
  });
  if (prices.length > 0) return { prices, numbers };
  const isBarePrice = ({ value: { numbers: found, sign }, at }: (typeof numbers)[number]) =>
    sign === undefined &&
    found.length === 1 &&
    found.every((sum) => Number.isInteger(sum) && sum >= BARE_PRICE.from && sum <= BARE_PRICE.to) &&
    !isName(items[at]?.text ?? '');
  const isBundle = numbers.some(
    ({
      value: {
        numbers: [count = 0],
        sign,
      },
    }) => !sign && count < MOST_ITEMS,
  );
  const toRange = (sum: number) => (isBundle ? { lte: sum } : about(sum));
  return {
    prices: numbers
      .filter(isBarePrice)
      .slice(0, 1)
      .map(({ value, from, to }) => ({ value: toRange(value.numbers[0] ?? 0), from, to })),
    numbers: numbers.filter((found) => !isBarePrice(found)),
  };
}
