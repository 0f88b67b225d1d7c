import type { OrderRecord } from './order.model.ts';

type Found = Pick<OrderRecord, 'number' | 'shippingInfo' | 'tracking'>;

/** What an order is found by: its number with and without letters, phone, email, the words of the name, the tracking number. */
export function searchWords({ number, shippingInfo, tracking }: Found): string[] {
  const { firstName, lastName, email, phoneNo } = shippingInfo;
  const names = `${firstName} ${lastName}`.split(/\s+/);
  const words = [number, number.replace(/\D/g, ''), phoneNo, email, ...names, tracking?.number ?? ''];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}

/** At most so many words of a search count. */
const WORDS_MAX = 5;

/** What was typed, as words to begin with: a phone number may be written with spaces and +91. */
export function typedWords(search: string): string[] {
  const isNumber = /^[+\d\s()-]{6,}$/.test(search);
  if (isNumber) return [search.replace(/^\s*\+91/, '').replace(/\D/g, '')].filter(Boolean);
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}
