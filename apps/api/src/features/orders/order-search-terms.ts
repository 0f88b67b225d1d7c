import { plainDigits } from '@e-store/shared/plain-digits';
import type { OrderRecord } from './order.model.ts';

type SearchableOrder = Pick<OrderRecord, 'number' | 'shippingInfo' | 'tracking'>;

/** Number with and without letters, phone, email, name words, tracking number. */
export function orderSearchTerms({ number, shippingInfo, tracking }: SearchableOrder): string[] {
  const { firstName, lastName, email, phoneNo } = shippingInfo;
  const names = `${firstName} ${lastName}`.split(/\s+/);
  const words = [number, number.replace(/\D/g, ''), phoneNo, email, ...names, tracking?.number ?? ''];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}

const WORDS_MAX = 5;

/** Splits into prefixes; a phone number may contain spaces, +91 and Hindi digits. */
export function parseSearchTerms(typed: string): string[] {
  const search = plainDigits(typed);
  const isNumber = /^[+\d\s()-]{6,}$/.test(search);
  if (isNumber) return [search.replace(/^\s*\+91/, '').replace(/\D/g, '')].filter(Boolean);
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}
