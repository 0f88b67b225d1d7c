import type { QueryPart } from '../parsed-query.ts';
import { findExclusion, type Item } from './items.ts';
import { AMOUNT_CODES, SMALL } from './parse-amounts.ts';

const HALF_PERCENT = 50;
const MOST_PERCENT = 99;
const BARE_PERCENT = { from: 10, to: 95, step: 5 };

const isBarePercent = (number: number) =>
  number >= BARE_PERCENT.from && number <= BARE_PERCENT.to && number % BARE_PERCENT.step === 0;

function codeOf({ text, kind, meaning }: Item): string {
  switch (meaning?.kind) {
    case 'onSale':
      return meaning.isDiscount ? 'D' : 'd';
    case 'halfPrice':
      return 'h';
    case 'percent':
      return '%';
    case 'amount':
      return AMOUNT_CODES[meaning.value];
    case 'number':
      return isBarePercent(meaning.value) ? 'N' : 'n';
    case 'fabric':
      return 'x';
    case 'sizeSign':
      return 'Z';
    case 'glue':
      return meaning.joinsPrices ? 'e' : 'g';
    case undefined:
      break;
    default:
      return '.';
  }
  if (text === 'flat') return 'f';
  if (kind !== 'number') return '.';
  if (text.endsWith('%')) return 'P';
  return isBarePercent(Number(text)) ? 'N' : 'n';
}

const BOUNDS = `(?:[fUOFAB]${SMALL})*`;
const FREE = '(?<!(?:R|(?<![Nn]g*)Z)g*)';
const OF_FABRIC = '(?!g*x)';
const PERCENT = `(?:${FREE}(?:P|N%?|n%)g*[Te]g*)?(?:P|[Nn]%)`;
const BEFORE = `(?:[dD]${SMALL})*${BOUNDS}`;
const AFTER = `(?:${SMALL}[dD])+(?:${SMALL}[uo])?`;
const DISCOUNTS = [
  `${BEFORE}${PERCENT}(?:${SMALL}[uoaB])*${AFTER}`,
  `(?:[dD]${SMALL})+${BOUNDS}${PERCENT}${OF_FABRIC}(?:${SMALL}[uoa])*`,
  `[UO]${SMALL}${PERCENT}${OF_FABRIC}`,
  `${BEFORE}${FREE}(?:N[Te])?N(?:g*[uo])*g*D(?:${SMALL}[uo])?`,
  `D${SMALL}(?:[UO]g*N|Ng*[uo])`,
  `fg*${PERCENT}${OF_FABRIC}`,
  `${BEFORE}h(?:${SMALL}[dD])*`,
  `(?:f${SMALL})*(?<![UOFABT]${SMALL})(?:R+[Nn]|[Nn]R+)g*D`,
].map((pattern) => new RegExp(pattern, 'g'));

export function discountParts(items: readonly Item[]): QueryPart[] {
  let code = items.map(codeOf).join('');
  return DISCOUNTS.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ 0: found, index: from }) => {
      const to = from + found.length;
      code = code.slice(0, from) + '#'.repeat(found.length) + code.slice(to);
      const percents = items.slice(from, to).flatMap((item, at) => percentOf(item, found[at]) ?? []);
      return toPart(items, from, to, /[uUR]/.test(found) && !found.includes('h') ? 0 : Math.min(...percents));
    }),
  );
}

function percentOf({ text, meaning }: Item, code = ''): number | undefined {
  if (code === 'h') return HALF_PERCENT;
  if (!/[PNn]/.test(code)) return undefined;
  return Math.round(meaning?.kind === 'number' ? meaning.value : parseFloat(text));
}

function toPart(items: readonly Item[], from: number, to: number, percent: number): QueryPart {
  const label = 'On sale';
  const excluded = findExclusion(items, from, label, to);
  if (excluded)
    return {
      group: 'onSale',
      ...excluded,
      add: (filters) => {
        (filters.not ??= {}).onSale = true;
      },
    };
  if (percent < 1 || percent > MOST_PERCENT)
    return {
      group: 'onSale',
      label,
      value: 'true',
      from,
      to,
      add: (filters) => {
        filters.onSale = true;
      },
    };
  return {
    group: 'minDiscount',
    label: `${percent}% off or more`,
    value: String(percent),
    from,
    to,
    add: (filters) => {
      filters.minDiscount ??= percent;
    },
  };
}

const TAKEN = { kind: 'sign', state: 'known', meaning: undefined } as const;

export const withoutParts = (items: readonly Item[], parts: readonly QueryPart[]): Item[] =>
  items.map((item, index) =>
    parts.some(({ from, to }) => index >= from && index < to) ? { ...item, ...TAKEN } : item,
  );
