import { cancelOrder } from '@e-store/shared/orders/endpoints';
import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { releasePromo } from '../promotions/redeem-promo.ts';
import { findOwnOrder } from './own-orders.ts';
import { moveOrder } from './move-order.ts';
import type { StaffName } from '../../platform/database/record.ts';
import type { OrderRecord } from './order.model.ts';
import { lockKeysOf } from './order-locks.ts';
import { toOrder } from './to-order.ts';
import { undoOfferedUntil } from '@e-store/shared/orders/order-corrections';
import { queueOrderMail } from './queue-order-mail.ts';

/** Retries and concurrent calls receive the cancelled order (R70). */
export const cancelOrderRoute = route(cancelOrder, async ({ params, body, session, requestId }, context) => {
  const { database, withLock, now, log, wakeMailWorker } = context;
  const { _id: user } = session.user;
  const mine = { id: params.id, user };
  const cancellation = { by: 'shopper', reason: body.reason, ...(body.note && { note: body.note }) } as const;
  const lockKeys = lockKeysOf(await findOwnOrder(database, mine));
  const order = await withLock(lockKeys, () =>
    database.connection.transaction(async (transaction) => {
      const own = await findOwnOrder(database, mine, transaction);
      if (own.orderStatus === 'Cancelled') return own;
      return cancel(database, own, { cancellation, at: now() }, transaction);
    }),
  );
  wakeMailWorker();
  log.info({ order: order.number, requestId, user }, 'order cancelled by the shopper');
  return toOrder(order);
});

type Cancelling = {
  cancellation: NonNullable<OrderRecord['cancellation']>;
  at: Date;
  by?: StaffName;
  lastMove?: OrderRecord['lastMove'];
};

/** In one transaction: status, restock, promo use and mail. */
export async function cancel(
  database: Database,
  order: OrderRecord,
  { cancellation, at, by, lastMove }: Cancelling,
  transaction: ClientSession,
): Promise<OrderRecord> {
  const restocked = order.orderItems;
  const move = { to: 'Cancelled', actor: cancellation.by, at, ...(by && { by }), restocked } as const;
  const changes = { cancellation, ...(lastMove && { lastMove }) };
  const cancelled = await moveOrder(database, order, move, changes, transaction);
  const { mail: kind } = ORDER_LIFECYCLE.Cancelled;
  await releasePromo(database, cancelled, transaction);
  const notBefore = lastMove && { notBefore: undoOfferedUntil(at) };
  await queueOrderMail(database, order, { kind, ...notBefore }, at, transaction);
  return cancelled;
}
