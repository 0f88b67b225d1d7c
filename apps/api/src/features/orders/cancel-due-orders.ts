import type { QueryFilter } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { cancel } from './cancel-order.ts';
import { lockKeysOf } from './order-locks.ts';
import type { OrderRecord } from './order.model.ts';

const BATCH_SIZE = 100;

type Needed = Pick<Context, 'database' | 'withLock' | 'now'>;

type DueOrders = {
  /** Checked again under the lock. */
  due: QueryFilter<OrderRecord>;
  sort: Record<string, 1>;
  reason: 'not-confirmed' | 'not-paid';
  isHeld?: (order: OrderRecord) => Promise<boolean>;
};

/** Returns the number of cancelled orders. Safe to run concurrently: each is restocked once. */
export async function cancelDueOrders(context: Needed, { due, sort, reason, isHeld }: DueOrders) {
  const orders = await context.database.orders.find(due).sort(sort).limit(BATCH_SIZE).lean();
  let ended = 0;
  for (const order of orders) {
    // oxlint-disable no-await-in-loop -- orders over the same product would only wait for each other
    if (await isHeld?.(order)) continue;
    if (await cancelIfDue(context, order, { ...due, _id: order._id }, reason)) ended += 1;
    // oxlint-enable no-await-in-loop
  }
  return ended;
}

async function cancelIfDue(
  { database, withLock, now }: Needed,
  order: OrderRecord,
  due: QueryFilter<OrderRecord>,
  reason: DueOrders['reason'],
): Promise<boolean> {
  const cancellation = { by: 'staff', reason } as const;
  try {
    return await withLock(lockKeysOf(order), () =>
      database.connection.transaction(async (session) => {
        const current = await database.orders.findOne(due, null, { session }).lean();
        if (!current) return false;
        await cancel(database, current, { cancellation, at: now() }, session);
        return true;
      }),
    );
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}
