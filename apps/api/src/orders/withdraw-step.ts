import { correctionError, statusBefore } from '@e-store/shared/orders/order-corrections';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { ClientSession } from 'mongoose';
import type { PutBackFor } from '../catalog/put-back-stock.ts';
import { reversePutBack } from '../catalog/reverse-put-back.ts';
import type { Reservation } from '../catalog/reserve-stock.ts';
import { keepFigures } from '../customers/keep-figures.ts';
import { markSalesDay } from '../dashboard/mark-sales-day.ts';
import type { Database } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { withdrawMail } from '../mail/withdraw-mail.ts';
import { retakePromo } from '../promotions/retake-promo.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import { PAYMENT, sellsLess } from './move-order.ts';
import type { OrderCorrection, OrderRecord } from './order.model.ts';
import { ownersEmail } from './owners-email.ts';
import { putBackRound } from './put-back-round.ts';
import { searchWords } from './search-words.ts';
import { takeAccountTurn } from './take-order-turns.ts';

const MAILS: Partial<Record<OrderStatus, 'order-shipped' | 'order-cancelled'>> = {
  Shipped: 'order-shipped',
  Cancelled: 'order-cancelled',
};

const PUT_BACK: Partial<Record<OrderStatus, 'cancel' | 'undelivered'>> = {
  Cancelled: 'cancel',
  'Returned to shop': 'undelivered',
};

type Withdrawal = Pick<OrderCorrection, 'kind' | 'at' | 'by' | 'move' | 'reason'>;

/**
 * Reverts an order's latest step inside the caller's transaction: payment, stock, ledger, cash book,
 * statistics, promo use and mail. The step moves from the history to the corrections.
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
      'CONFLICT',
      refusal ?? `An order that is ${order.orderStatus} cannot be moved back.`,
    );
  if (withdrawn.status === 'Delivered') await assertNotReviewed(database, order, at, session);
  const history = order.history.slice(0, -1);
  const tracking = kind === 'undo' ? trackingBefore(order) : {};
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
          paymentStatus: paymentAfter(history),
          history,
          ...tracking.$set,
        },
        $unset: {
          lastMove: 1,
          ...(withdrawn.status === 'Cancelled' && { cancellation: 1 }),
          ...(withdrawn.status === 'Returned to shop' && { takenBack: 1 }),
          ...tracking.$unset,
        },
        $push: { corrections: correction },
      },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (!restored) throw new ConflictError('CONFLICT', 'This order was just changed. Try again.');
  await reserveAgain(database, order, withdrawn.status, at, session);
  if (withdrawn.status === 'Cancelled') await retakePromo(database, restored, session);
  await withdrawNews(database, order, { kind, at, withdrawn }, session);
  if (sellsLess(withdrawn.status)) await markSalesDay(database, restored, at, session);
  await writeTransactions(database, restored, session);
  await keepFigures(database, restored.user, session);
  return restored;
}

function trackingBefore({ number, shippingInfo, lastMove, trackingVersion = 0 }: OrderRecord) {
  const had = lastMove?.hadTracking;
  if (had === undefined) return {};
  const search = searchWords({ number, shippingInfo, ...(had && { tracking: had }) });
  const $set = { search, trackingVersion: trackingVersion + 1 };
  return had ? { $set: { ...$set, tracking: had } } : { $set, $unset: { tracking: 1 as const } };
}

const paymentAfter = (history: OrderRecord['history']): OrderRecord['paymentStatus'] =>
  history.reduce<OrderRecord['paymentStatus']>((cash, { status }) => PAYMENT[status] ?? cash, 'pending');

/** A review proves delivery. Writing a review takes the same lock. */
async function assertNotReviewed(database: Database, order: OrderRecord, at: Date, session: ClientSession) {
  await takeAccountTurn(database, order.user, at, session);
  if (await database.reviews.exists({ order: order._id }).session(session))
    throw new ConflictError(
      'CONFLICT',
      'The customer has already reviewed an item of this order, so it was delivered.',
    );
}

async function reserveAgain(
  database: Database,
  order: OrderRecord,
  withdrawn: OrderStatus,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const reason = PUT_BACK[withdrawn];
  if (!reason) return;
  const why: PutBackFor = { reason, order: order._id, ...putBackRound(order, withdrawn) };
  const missing = await reversePutBack(database, why, at, session);
  if (missing.length > 0)
    throw new ConflictError(
      'CONFLICT',
      `No longer in stock: ${missing.map((line) => nameOf(order, line)).join('; ')}. Add stock first, or ask the customer to order again.`,
    );
}

function nameOf({ orderItems }: OrderRecord, { product, size, quantity }: Reservation): string {
  const name = orderItems.find((item) => item.product.equals(product))?.name ?? 'An item';
  return `${[name, size].filter(Boolean).join(', ')} × ${quantity}`;
}

/**
 * Withdraws unsent mail. If it was sent, an undo is refused; a correction informs the customer that the order
 * is active again.
 */
async function withdrawNews(
  database: Database,
  order: OrderRecord,
  { kind, at, withdrawn }: Pick<OrderCorrection, 'kind' | 'at' | 'withdrawn'>,
  session: ClientSession,
): Promise<void> {
  const mail = MAILS[withdrawn.status];
  if (!mail) return;
  const step = { order: order._id, kind: mail, at: withdrawn.at };
  if ((await withdrawMail(database, step, session)) === 'in time') return;
  if (kind === 'undo')
    throw new ConflictError(
      'CONFLICT',
      'The customer has already been emailed about this step. An Admin can correct the order.',
    );
  if (withdrawn.status !== 'Cancelled') return;
  const to = await ownersEmail(database, order, session);
  const news = { kind: 'order-reinstated', to, order: order._id, user: order.user } as const;
  await queueMail(database, news, at, session);
}
