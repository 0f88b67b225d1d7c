import { type OrderActor, type OrderStatus, whyNot } from '@e-store/shared/orders/order-status';
import type { ClientSession } from 'mongoose';
import { keepFigures } from '../customers/keep-figures.ts';
import { markSalesDay } from '../dashboard/mark-sales-day.ts';
import type { Database } from '../database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import type { OrderRecord, StaffName } from './order.model.ts';

/** What becomes of the cash when an order comes to a state; in all others it stays as it is. */
export const PAYMENT: Partial<Record<OrderStatus, OrderRecord['paymentStatus']>> = {
  Delivered: 'collected',
  Cancelled: 'cancelled',
  'Returned to shop': 'cancelled',
  Returned: 'refund due',
};

/** Where an order ends of which less is sold than was ordered. */
const SELLS_LESS = ['Cancelled', 'Returned to shop', 'Returned'] as const;
export const sellsLess = (to: OrderStatus) => SELLS_LESS.some((status) => status === to);

type Move = { to: OrderStatus; actor: OrderActor; at: Date; by?: StaffName };
type Changes = Partial<
  Pick<
    OrderRecord,
    'cancellation' | 'returns' | 'tracking' | 'trackingVersion' | 'takenBack' | 'search' | 'lastMove'
  >
>;

/**
 * Moves an order along, inside the caller's transaction, and writes the step into its history, the cash book and the
 * figures of its account. Every change of a status goes through here. It is one conditional update on the state that was
 * read: of many at once one succeeds, and the others meet the state it left behind.
 * @throws ConflictError with the reason, when that state does not allow the move
 */
export async function moveOrder(
  database: Database,
  order: Pick<OrderRecord, '_id' | 'orderStatus'>,
  { to, actor, at, by }: Move,
  changes: Changes,
  session: ClientSession,
): Promise<OrderRecord> {
  const refusal = whyNot(order.orderStatus, to, actor);
  if (refusal) throw new ConflictError('CONFLICT', refusal);
  const paymentStatus = PAYMENT[to];
  const moved = await database.orders
    .findOneAndUpdate(
      { _id: order._id, orderStatus: order.orderStatus },
      {
        $set: { orderStatus: to, ...(paymentStatus && { paymentStatus }), ...changes },
        $push: { history: { status: to, at, ...(by && { by }) } },
        // Only the latest move can be undone.
        ...(!changes.lastMove && { $unset: { lastMove: 1 } }),
      },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (moved) {
    if (sellsLess(to)) await markSalesDay(database, moved, at, session);
    await writeTransactions(database, moved, session);
    await keepFigures(database, moved.user, session);
    return moved;
  }
  const now = await database.orders.findById(order._id, { orderStatus: 1 }, { session }).lean();
  if (!now) throw new NotFoundError('This order does not exist.');
  throw new ConflictError(
    'CONFLICT',
    whyNot(now.orderStatus, to, actor) ?? 'This order was just changed. Try again.',
  );
}
