import type { Charges } from '../orders/order-totals.ts';
import type { PromoState } from './promo-shows.ts';

/** What a code takes off: percent of the items, or whole rupees; once per order, never more than the items. */
export type PromoReduction = NonNullable<Charges['discount']>;

/** What decides whether a code counts. Days are calendar days of India, `YYYY-MM-DD`, both inclusive. */
export type PromoTerms = {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  /** The items must come to this many rupees, before tax, shipping and discount. */
  minimum?: number | undefined;
  /** How many orders may carry the code, of all people and of one. */
  limit?: number | undefined;
  limitPerPerson?: number | undefined;
  /** False: stopped by staff. */
  active: boolean;
  /** Orders that carry it and are not cancelled. */
  used: number;
};

/** The order that a code is to count for. */
export type PromoOccasion = {
  /** A calendar day of India. */
  today: string;
  items: number;
  /** How many orders of this person carry the code; 0 of who is not known. */
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

/** Codes are compared without case and without the blanks around them: people type them from paper. */
export function normalisePromoCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What becomes of a code on a day of India, whoever orders. */
export function promoStateOn(today: string, terms: PromoTerms): PromoState {
  const refusal = promoRefusal(terms, { today, items: Infinity, usedByPerson: 0 });
  if (refusal?.reason === 'STOPPED') return 'stopped';
  if (refusal?.reason === 'NOT_YET') return terms.used >= (terms.limit ?? Infinity) ? 'ended' : 'planned';
  return refusal ? 'ended' : 'running';
}

/** A code without a first or a last day counts from ever, or for ever; days are compared as text. */
const FROM_EVER = '';
const FOR_EVER = '9999-12-31';

/**
 * Why a code does not count, or nothing when it does. What nobody can mend is said before what the shopper can: whoever
 * is short of the minimum is not sent shopping for a code that is over.
 */
export function promoRefusal(
  terms: PromoTerms | undefined,
  { today, items, usedByPerson }: PromoOccasion,
): PromoRefusal | undefined {
  if (!terms) return { reason: 'UNKNOWN' };
  const { startsOn = FROM_EVER, endsOn = FOR_EVER, minimum = 0, active, used } = terms;
  const { limit = Infinity, limitPerPerson = Infinity } = terms;
  if (!active) return { reason: 'STOPPED' };
  if (today > endsOn) return { reason: 'OVER', endsOn };
  if (today < startsOn) return { reason: 'NOT_YET', startsOn };
  if (usedByPerson >= limitPerPerson) return { reason: 'USED_BY_YOU', limitPerPerson };
  if (used >= limit) return { reason: 'USED_UP' };
  if (items < minimum) return { reason: 'BELOW_MINIMUM', minimum, missing: minimum - items };
  return undefined;
}
