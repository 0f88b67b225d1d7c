import type { Collection, Notes } from './entities.ts';
import { GatewayError } from './gateway-error.ts';

export type Body = Record<string, unknown>;

/** One rupee, in paise. */
const MIN_AMOUNT = 100;
const MAX_NOTES = 15;
const DEFAULT_COUNT = 10;
const MAX_COUNT = 100;

/** @throws GatewayError unless a whole number of paise and at least one rupee */
export function parseAmount(value: unknown): number {
  if (value === undefined || value === null)
    throw new GatewayError('The amount field is required.', { field: 'amount' });
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw new GatewayError('The amount must be an integer.', { field: 'amount' });
  if (amount < MIN_AMOUNT) throw new GatewayError('The amount must be atleast INR 1.00', { field: 'amount' });
  return amount;
}

export function parseCurrency(value: unknown): string {
  if (value === undefined) throw new GatewayError('The currency field is required.', { field: 'currency' });
  if (value !== 'INR') throw new GatewayError('Currency is not supported', { field: 'currency' });
  return value;
}

export function parseReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > 40)
    throw new GatewayError('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  return value;
}

export function parseNotes(value: unknown): Notes | [] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') throw new GatewayError('notes must be an array', { field: 'notes' });
  const entries = Object.entries(value);
  if (entries.length > MAX_NOTES)
    throw new GatewayError('Number of fields in notes should be less than or equal to 15', {
      field: 'notes',
    });
  return entries.length > 0
    ? Object.fromEntries(entries.map(([key, note]) => [key, String(note)] as const))
    : [];
}

/** The newest `count` items after `skip`; `from` and `to` are inclusive. */
export function toCollection<Item extends { created_at: number }>(
  items: readonly Item[],
  query: URLSearchParams = new URLSearchParams(),
): Collection<Item> {
  const count = parseNumber(query, 'count', DEFAULT_COUNT);
  if (count < 1 || count > MAX_COUNT)
    throw new GatewayError('The count must be between 1 and 100.', { field: 'count' });
  const from = parseNumber(query, 'from', 0);
  const to = parseNumber(query, 'to', Number.MAX_SAFE_INTEGER);
  const skip = parseNumber(query, 'skip', 0);
  const page = items
    .filter(({ created_at: at }) => at >= from && at <= to)
    .toReversed()
    .slice(skip, skip + count);
  return { entity: 'collection', count: page.length, items: page };
}

function parseNumber(query: URLSearchParams, name: string, standard: number): number {
  const value = query.get(name);
  if (value === null) return standard;
  if (!/^\d+$/.test(value)) throw new GatewayError(`The ${name} must be an integer.`, { field: name });
  return Number(value);
}

export function findById<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new GatewayError('The id provided does not exist');
  return item;
}
