import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import { keepFigures } from '../customers/keep-figures.ts';
import type { Database } from '../database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takePromo } from '../promotions/take-promo.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import type { OrderRecord } from './order.model.ts';
import { readStanding } from './read-standing.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';
import { takeOrderTurns } from './take-order-turns.ts';

type Terms = { email: string; limits: OrderLimits; now: Date };

/**
 * Writes an order with everything that follows from it, stock, ledger, cash book, cart and mail, in one transaction. Says
 * whether it did; not so when a line or the promo code fell short, and then nothing was written. The turns come first: the
 * limits are measured on what this transaction sees, and nothing of the account, the number or the address can come between.
 */
export async function commitOrder(
  database: Database,
  order: OrderRecord,
  { email, limits, now }: Terms,
): Promise<boolean> {
  let hasAll = false;
  await database.connection.transaction(async (session) => {
    await takeOrderTurns(database, order, now, session);
    refuseBeyondLimits(order, await readStanding(database, order, session), limits);
    const { short, costs } = await reserveStock(database, order._id, order.orderItems, now, session);
    hasAll = short.length === 0 && (await takePromo(database, order, now, session));
    if (!hasAll) {
      await session.abortTransaction();
      return;
    }
    const orderItems = order.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    await database.orders.create([{ ...order, orderItems }], { session });
    await writeTransactions(database, order, session);
    await keepFigures(database, order.user, session);
    await removeOrderedLines(database, order, session);
    await queueMail(
      database,
      { kind: 'order-placed', to: email, order: order._id, user: order.user },
      now,
      session,
    );
  });
  return hasAll;
}
