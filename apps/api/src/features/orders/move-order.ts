import {
  type OrderActor,
  type OrderStatus,
  paymentAfter,
  reducesSales,
  restockReason,
  transitionError,
} from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import type { Reservation } from '../catalog/reserve-stock.ts';
import { restockItems } from '../catalog/restock-items.ts';
import {
  addRefundDue,
  capturePayment,
  endPayment,
  paymentFields,
  type PaymentRecord,
} from '../payments/payment.model.ts';
import { writeLedger } from '../payments/payment-ledger.ts';
import type { StaffName } from '../../platform/database/record.ts';
import type { AttemptRecord, OrderRecord } from './order.model.ts';

type Move = {
  to: OrderStatus;
  actor: OrderActor;
  at: Date;
  by?: StaffName;
  /** Units that go back on sale, for states that restock (`ORDER_LIFECYCLE`). */
  restocked?: readonly Reservation[];
  return?: Types.ObjectId;
  attempt?: AttemptRecord;
};
type PaymentMove = {
  to: OrderStatus;
  at: Date;
  by?: StaffName | undefined;
  /** Rupees of the accepted return. */
  refund: number;
  /** The time to pay was over. */
  isUnpaid?: boolean;
};

export function paymentAfterMove(
  { payment }: Pick<OrderRecord, 'payment'>,
  { to, at, by, refund, isUnpaid = false }: PaymentMove,
): PaymentRecord {
  switch (paymentAfter(to)) {
    case 'collected':
      return payment.paid > 0 ? payment : capturePayment(payment, { at, by });
    case 'cancelled':
      return endPayment(payment, { at, by, state: isUnpaid ? 'expired' : 'cancelled' });
    case 'refund due':
      return addRefundDue(payment, refund);
    default:
      return payment;
  }
}

type Changes = Partial<
  Pick<
    OrderRecord,
    | 'cancellation'
    | 'returns'
    | 'tracking'
    | 'trackingVersion'
    | 'takenBack'
    | 'returnCost'
    | 'search'
    | 'lastMove'
  >
>;

/**
 * Every status change goes through here, inside the caller's transaction. The update is conditional on the
 * status that was read: of concurrent moves, one succeeds.
 * @throws ConflictError with the reason when the status does not allow the move
 */
export async function moveOrder(
  database: Database,
  order: Pick<OrderRecord, '_id' | 'number' | 'orderStatus' | 'payment'>,
  { to, actor, at, by, restocked = [], return: returnId, attempt }: Move,
  changes: Changes,
  session: ClientSession,
): Promise<OrderRecord> {
  const refusal = transitionError(order.orderStatus, to, actor);
  if (refusal) throw new ConflictError(refusal);
  const refund = changes.returns?.find(({ _id }) => _id === returnId)?.refund.total ?? 0;
  const payment = paymentAfterMove(order, {
    to,
    at,
    by,
    refund,
    isUnpaid: changes.cancellation?.reason === 'not-paid',
  });
  const moved = await database.orders
    .findOneAndUpdate(
      { _id: order._id, orderStatus: order.orderStatus },
      {
        $set: { orderStatus: to, ...paymentFields(payment), ...changes },
        $push: { history: { status: to, at, ...(by && { by }), ...(attempt && { attempt }) } },
        // Only the latest move can be undone.
        ...(!changes.lastMove && { $unset: { lastMove: 1 } }),
      },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (moved) {
    await writeLedger(database, order.payment, moved, { at, by }, session);
    await database.publish('order.moved', { order: moved, at, changesSales: reducesSales(to) }, session);
    const reason = restockReason(to);
    const why = { order: order._id, ...(returnId && { return: returnId }), ...restockRound(moved, to) };
    if (reason) await restockItems(database, { reason, ...why }, restocked, at, session);
    return moved;
  }
  const now = await database.orders.findById(order._id, { orderStatus: 1 }, { session }).lean();
  if (!now) throw new NotFoundError('This order does not exist.');
  throw new ConflictError(
    transitionError(now.orderStatus, to, actor) ?? 'This order was just changed. Try again.',
  );
}

/** Counts withdrawn moves to this status, which distinguishes its stock movements from earlier ones. */
export function restockRound(
  { corrections = [] }: Pick<OrderRecord, 'corrections'>,
  status: OrderStatus,
): { round?: number } {
  const round = corrections.filter(({ withdrawn }) => withdrawn.status === status).length;
  return round > 0 ? { round } : {};
}
