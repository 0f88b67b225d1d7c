import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import { countNewOrder } from '../customers/keep-figures.ts';
import type { Database } from '../database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takePromo } from '../promotions/take-promo.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import { numberOrder, type OrderDraft } from './draft-order.ts';
import { drawOrderNumber } from './draw-order-number.ts';
import type { OrderRecord } from './order.model.ts';
import { readOrderFacts } from './read-order-facts.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';
import { takeOrderTurns } from './take-order-turns.ts';

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
  const drawn = drawOrderNumber(database);
  drawn.catch(() => {});
  let written: OrderRecord | undefined;
  await database.connection.transaction(async (session) => {
    written = undefined;
    await takeOrderTurns(database, draft, now, session);
    const { standing, costs, inCart } = await readOrderFacts(database, draft, session);
    refuseBeyondLimits(draft, standing, limits);
    const isTaken =
      (await reserveStock(database, draft._id, draft.orderItems, now, session)) &&
      (await takePromo(database, draft, now, session));
    if (!isTaken) {
      await session.abortTransaction();
      return;
    }
    const orderItems = draft.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    const order = numberOrder({ ...draft, orderItems }, await drawn);
    await database.orders.create([order], { session });
    await writeTransactions(database, order, session);
    await countNewOrder(database, order, session);
    await removeOrderedLines(database, order, inCart, session);
    await queueMail(
      database,
      { kind: 'order-placed', to: email, order: order._id, user: order.user },
      now,
      session,
    );
    written = order;
  });
  return written;
}
