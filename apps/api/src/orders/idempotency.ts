import { createHash } from 'node:crypto';
import type { NewOrder } from '@e-store/shared/orders/new-order';
import type { Database } from '../database.ts';
import { AppError } from '../errors.ts';
import { assertIdempotencyKey } from '../idempotency/attempts.ts';
import type { OrderRecord } from './order.model.ts';

/** One try of a shopper to order: retries of it bear the same key and the same content. */
export type Attempt = { user: string; key: string | undefined; requestHash: string };

/**
 * `body` is the parsed one, so the order of its members and fields that are never read make no difference. Nor does
 * `paymentMethod`: every order is `COD`, named or not.
 */
export function readAttempt(user: string, key: string | undefined, body: NewOrder): Attempt {
  if (key !== undefined) assertIdempotencyKey(key);
  const { paymentMethod: _, ...content } = body;
  return { user, key, requestHash: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** What retries that come at once take turns for; an attempt without a key has none. */
export const turnOf = ({ user, key }: Attempt) => (key === undefined ? [] : [`attempt ${user} ${key}`]);

/** The order that this attempt made before, as it is now. The same key with another content is refused (R66). */
export async function findReplay(
  database: Database,
  { user, key, requestHash }: Attempt,
): Promise<OrderRecord | undefined> {
  if (key === undefined) return undefined;
  const order = await database.orders.findOne({ user, idempotencyKey: key }).lean();
  if (!order) return undefined;
  if (order.requestHash === requestHash) return order;
  throw new AppError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another order. Use a new key for a new order.',
  );
}
