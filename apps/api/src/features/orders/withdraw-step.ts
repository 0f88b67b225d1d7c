import { correctionError, statusBefore } from '@e-store/shared/orders/order-corrections';
import {
  mailAbout,
  type OrderStatus,
  paymentAfter,
  reducesSales,
  restockReason,
} from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession } from 'mongoose';
import type { RestockCause } from '../catalog/restock-items.ts';
import { reverseRestock } from '../catalog/reverse-restock.ts';
import type { Reservation } from '../catalog/reserve-stock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { withdrawMail } from '../../platform/outbox/queue-mail.ts';
import { restorePromo } from '../promotions/redeem-promo.ts';
import { paymentFields, type PaymentRecord, reverseCollection } from '../payments/payment.model.ts';
import { resumePayment } from '../payments/resume-payment.ts';
import { readRemitted, writeLedger } from '../payments/payment-ledger.ts';
import { restockRound } from './move-order.ts';
import type { OrderCorrection, OrderRecord } from './order.model.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import { acquireAccountLock } from './order-locks.ts';
import { queueOrderMail } from './queue-order-mail.ts';

type Withdrawal = Pick<OrderCorrection, 'kind' | 'at' | 'by' | 'move' | 'reason'>;

/**
 * Inside the caller's transaction. The step moves from the history to the corrections.
 * @throws ConflictError with the reason when the status forbids this or the items are sold
 */
export async function withdrawStep(
  database: Database,
  order: OrderRecord,
  { kind, at, by, move, reason }: Withdrawal,
  session: ClientSession,
): Promise<OrderRecord> {
  const refusal = correctionError({ ...order, isErased: order.erasedAt !== undefined });
  const to = statusBefore(order);
  const withdrawn = order.history.at(-1);
  if (refusal !== undefined || to === undefined || !withdrawn)
    throw new ConflictError(
      refusal ?? `An order with the status “${order.orderStatus}” cannot be moved back.`,
    );
  if (withdrawn.status === 'Delivered') {
    if ((await readRemitted(database, order, session)) !== 0)
      throw new ConflictError(
        'The courier has already remitted the cash of this order, so it was delivered.',
      );
    await assertNotReviewed(database, order, at, session);
  }
  const history = order.history.slice(0, -1);
  const payment = paymentBefore(order, withdrawn.status);
  const tracking = kind === 'undo' ? restoreTracking(order) : {};
  const correction: OrderCorrection = {
    kind,
    at,
    by,
    to,
    withdrawn,
    ...(move && { move }),
    ...(reason !== undefined && { reason }),
  };
  const restored = await database.orders
    .findOneAndUpdate(
      { _id: order._id, orderStatus: order.orderStatus },
      {
        $set: {
          orderStatus: to,
          ...paymentFields(payment),
          history,
          ...tracking.$set,
        },
        $unset: {
          lastMove: 1,
          ...(withdrawn.status === 'Cancelled' && { cancellation: 1 }),
          ...(withdrawn.status === 'Returned to shop' && { takenBack: 1, returnCost: 1 }),
          ...tracking.$unset,
        },
        $push: { corrections: correction },
      },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (!restored) throw new ConflictError('This order was just changed. Try again.');
  await writeLedger(database, order.payment, restored, { at, by }, session);
  await reserveItemsAgain(database, order, withdrawn.status, at, session);
  if (withdrawn.status === 'Cancelled') await restorePromo(database, restored, session);
  await withdrawStepMail(database, order, { kind, at, withdrawn }, session);
  const changesSales = reducesSales(withdrawn.status);
  await database.publish('order.moved', { order: restored, at, changesSales }, session);
  return restored;
}

function restoreTracking({ number, shippingInfo, lastMove, trackingVersion = 0 }: OrderRecord) {
  const had = lastMove?.hadTracking;
  if (had === undefined) return {};
  const search = orderSearchTerms({ number, shippingInfo, ...(had && { tracking: had }) });
  const $set = { search, trackingVersion: trackingVersion + 1 };
  return had ? { $set: { ...$set, tracking: had } } : { $set, $unset: { tracking: 1 as const } };
}

function paymentBefore({ payment }: OrderRecord, withdrawn: OrderStatus): PaymentRecord {
  const effect = paymentAfter(withdrawn);
  if (effect === 'cancelled') return resumePayment(payment);
  // Prepaid money did not come with the delivery.
  const { reference, isPrepaid } = payment;
  const isCollected = effect === 'collected' && reference === undefined && !isPrepaid;
  return isCollected ? reverseCollection(payment) : payment;
}

/** A review proves delivery. Writing a review takes the same lock. */
async function assertNotReviewed(database: Database, order: OrderRecord, at: Date, session: ClientSession) {
  await acquireAccountLock(database, order.user, at, session);
  if (await database.reviews.exists({ order: order._id }).session(session))
    throw new ConflictError('The customer has already reviewed an item of this order, so it was delivered.');
}

async function reserveItemsAgain(
  database: Database,
  order: OrderRecord,
  withdrawn: OrderStatus,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const reason = restockReason(withdrawn);
  // Return decisions are final.
  if (reason === undefined || reason === 'return') return;
  const why: RestockCause = { reason, order: order._id, ...restockRound(order, withdrawn) };
  const missing = await reverseRestock(database, why, at, session);
  if (missing.length > 0)
    throw new ConflictError(
      `No longer in stock: ${missing.map((line) => nameOf(order, line)).join('; ')}. Add stock first, or ask the customer to order again.`,
    );
}

function nameOf({ orderItems }: OrderRecord, { product, size, quantity }: Reservation): string {
  const name = orderItems.find((item) => item.product.equals(product))?.name ?? 'An item';
  return `${[name, size].filter(Boolean).join(', ')} × ${quantity}`;
}

/** If the mail was sent, an undo is refused; a correction informs the customer that the order is active again. */
async function withdrawStepMail(
  database: Database,
  order: OrderRecord,
  { kind, at, withdrawn }: Pick<OrderCorrection, 'kind' | 'at' | 'withdrawn'>,
  session: ClientSession,
): Promise<void> {
  const mail = mailAbout(withdrawn.status);
  if (!mail) return;
  const step = { order: order._id, kind: mail, at: withdrawn.at };
  if ((await withdrawMail(database, step, session)) === 'in time') return;
  if (kind === 'undo')
    throw new ConflictError(
      'The customer has already been emailed about this step. An Admin can correct the order.',
    );
  if (withdrawn.status !== 'Cancelled') return;
  await queueOrderMail(database, order, { kind: 'order-reinstated' }, at, session);
}
