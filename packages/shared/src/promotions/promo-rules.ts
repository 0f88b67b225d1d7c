import type { Charges } from '../orders/order-totals.ts';
import { plainDigits } from '../plain-digits.ts';

/** Percent of the items or whole rupees, once per order, never above the items. */
export type PromoReduction = NonNullable<Charges['discount']>;

/** Days in India, `YYYY-MM-DD`, inclusive. */
export type PromoTerms = {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  /** Rupees of items, before tax, shipping and discount. */
  minimum?: number | undefined;
  /** In total and per person. */
  limit?: number | undefined;
  limitPerPerson?: number | undefined;
  active: boolean;
  /** Without cancelled orders. */
  used: number;
};

export type PromoContext = {
  today: string;
  items: number;
  /** 0 for unknown customers. */
  usedByPerson: number;
};

export type PromoRefusal =
  | { reason: 'UNKNOWN' }
  | { reason: 'STOPPED' }
  | { reason: 'NOT_YET'; startsOn: string }
  | { reason: 'OVER'; endsOn: string }
  | { reason: 'USED_UP' }
  | { reason: 'USED_BY_YOU'; limitPerPerson: number }
  | { reason: 'BELOW_MINIMUM'; minimum: number; missing: number };

/** Ignores case and outer spaces; reads Hindi digits. */
export function normalisePromoCode(typed: string): string {
  return plainDigits(typed).trim().toUpperCase();
}

export function promoStateOn(today: string, terms: PromoTerms): PromoState {
  const refusal = promoRefusal(terms, { today, items: Infinity, usedByPerson: 0 });
  if (refusal?.reason === 'STOPPED') return 'stopped';
  if (refusal?.reason === 'NOT_YET') return terms.used >= (terms.limit ?? Infinity) ? 'ended' : 'planned';
  return refusal ? 'ended' : 'running';
}

const NO_START = '';
const NO_END = '9999-12-31';

/** Reasons that the shopper cannot fix come first. */
export function promoRefusal(
  terms: PromoTerms | undefined,
  { today, items, usedByPerson }: PromoContext,
): PromoRefusal | undefined {
  if (!terms) return { reason: 'UNKNOWN' };
  const { startsOn = NO_START, endsOn = NO_END, minimum = 0, active, used } = terms;
  const { limit = Infinity, limitPerPerson = Infinity } = terms;
  if (!active) return { reason: 'STOPPED' };
  if (today > endsOn) return { reason: 'OVER', endsOn };
  if (today < startsOn) return { reason: 'NOT_YET', startsOn };
  if (usedByPerson >= limitPerPerson) return { reason: 'USED_BY_YOU', limitPerPerson };
  if (used >= limit) return { reason: 'USED_UP' };
  if (items < minimum) return { reason: 'BELOW_MINIMUM', minimum, missing: minimum - items };
  return undefined;
}

export const PROMO_STATES = ['running', 'planned', 'ended', 'stopped'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/** The first is the default. */
export const PROMO_FILTERS = ['all', 'on', 'off', ...PROMO_STATES] as const;
export type PromoFilter = (typeof PROMO_FILTERS)[number];
