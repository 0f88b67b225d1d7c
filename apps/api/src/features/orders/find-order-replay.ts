import { createHash } from 'node:crypto';
import type { NewOrder } from '@e-store/shared/orders/new-order';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { assertIdempotencyKey } from '../../platform/idempotency/attempts.ts';
import type { OrderRecord } from './order.model.ts';

/** An attempt to order: retries carry the same key and content. */
export type Attempt = { user: string; key: string | undefined; requestHash: string };

/**
 * Hashes the parsed body, so member order and unknown fields do not matter. `paymentMethod: 'COD'` equals its
 * absence.
 */
export function readAttempt(user: string, key: string | undefined, body: NewOrder): Attempt {
  if (key !== undefined) assertIdempotencyKey(key);
  const { paymentMethod = 'COD', ...rest } = body;
  const content = paymentMethod === 'COD' ? rest : { ...rest, paymentMethod };
  return { user, key, requestHash: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** Lock key for concurrent retries; none without an idempotency key. */
export const attemptLockKeys = ({ user, key }: Attempt) =>
  key === undefined ? [] : [`attempt ${user} ${key}`];

/**
 * Returns the order that this attempt placed earlier.
 * @throws for the same key with other content (R66)
 */
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
