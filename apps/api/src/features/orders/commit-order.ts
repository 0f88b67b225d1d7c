import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { redeemPromo } from '../promotions/redeem-promo.ts';
import { withOrderNumber, type OrderDraft } from './draft-order.ts';
import { nextOrderNumber } from './next-order-number.ts';
import type { OrderRecord } from './order.model.ts';
import { readOrderFacts } from './read-order-facts.ts';
import { assertWithinOrderLimits } from './assert-within-order-limits.ts';
import { acquireOrderLocks } from './acquire-order-locks.ts';

type Terms = { email: string; limits: OrderLimits; now: Date };

/**
 * Writes an order with stock, ledger, cash book, cart and mail in one transaction. Returns `undefined`, with
 * nothing written, when stock or promo code no longer suffices.
 * The order locks come first, so nothing of the same account, mobile number or address can interleave with
 * the limit checks.
 * The order number is allocated outside, in parallel.
 */
export async function commitOrder(
  database: Database,
  draft: OrderDraft,
  { email, limits, now }: Terms,
): Promise<OrderRecord | undefined> {
  const pendingNumber = nextOrderNumber(database);
  pendingNumber.catch(() => {});
  let written: OrderRecord | undefined;
  await database.connection.transaction(async (session) => {
    written = undefined;
    await acquireOrderLocks(database, draft, now, session);
    const { openOrderStats, costs, inCart } = await readOrderFacts(database, draft, session);
    assertWithinOrderLimits(draft, openOrderStats, limits);
    const isTaken =
      (await reserveStock(database, draft._id, draft.orderItems, now, session)) &&
      (await redeemPromo(database, draft, now, session));
    if (!isTaken) {
      await session.abortTransaction();
      return;
    }
    const orderItems = draft.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    const order = withOrderNumber({ ...draft, orderItems }, await pendingNumber);
    await database.orders.create([order], { session });
    await database.publish('order.placed', { order }, session);
    await removeOrderedLines(database, order, inCart, session);
    await queueMail(
      database,
      { kind: ORDER_LIFECYCLE.Processing.mail, to: email, order: order._id, user: order.user },
      now,
      session,
    );
    written = order;
  });
  return written;
}
