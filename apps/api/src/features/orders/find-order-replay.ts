import { createHash } from 'node:crypto';
import type { NewOrder } from '@e-store/shared/orders/new-order';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { assertIdempotencyKey } from '../../platform/idempotency/attempts.ts';
import type { OrderRecord } from './order.model.ts';

/** An attempt to order: retries carry the same key and content. */
export type OrderAttempt = { user: string; key: string | undefined; requestHash: string };

/** Hashes the parsed body: member order, unknown fields and an explicit `paymentMethod: 'COD'` do not matter. */
export function readAttempt(user: string, key: string | undefined, body: NewOrder): OrderAttempt {
  if (key !== undefined) assertIdempotencyKey(key);
  const { paymentMethod = CASH_METHOD, ...rest } = body;
  const content = paymentMethod === CASH_METHOD ? rest : { ...rest, paymentMethod };
  return { user, key, requestHash: createHash('sha256').update(JSON.stringify(content)).digest('hex') };
}

/** No keys without an idempotency key. */
export const attemptLockKeys = ({ user, key }: OrderAttempt) =>
  key === undefined ? [] : [`attempt ${user} ${key}`];

export async function findReplay(
  database: Database,
  attempt: OrderAttempt,
): Promise<OrderRecord | undefined> {
  const { user, key } = attempt;
  if (key === undefined) return undefined;
  const earlier = await database.orders.findOne({ user, idempotencyKey: key }).lean();
  return earlier ? assertSameRequest(earlier, attempt) : undefined;
}

/** @throws AppError 422 for the same key with other content (R66) */
export function assertSameRequest(earlier: OrderRecord, { requestHash }: OrderAttempt): OrderRecord {
  if (earlier.requestHash === requestHash) return earlier;
  throw new AppError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another order. Use a new key for a new order.',
  );
}
