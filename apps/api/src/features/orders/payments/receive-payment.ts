import { isOpen } from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession, Types } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import { cashOnDelivery } from '../../payments/cod/cod-provider.ts';
import { type LedgerCause, readRemitted, writeLedger } from '../../payments/payment-ledger.ts';
import {
  capturePayment,
  type PaymentCause,
  paymentFields,
  type PaymentRecord,
} from '../../payments/payment.model.ts';
import { upi } from '../../payments/upi/upi-provider.ts';
import type { OrderRecord } from '../order.model.ts';
import { queueOrderMail } from '../queue-order-mail.ts';

/**
 * Inside the caller's transaction, which read the order.
 * @throws ConflictError when the reference belongs to another order
 */
export async function savePayment(
  database: Database,
  order: OrderRecord,
  payment: PaymentRecord,
  cause: LedgerCause,
  session: ClientSession,
  changes: Partial<Pick<OrderRecord, 'returns' | 'exchangeFor'>> = {},
): Promise<OrderRecord> {
  const saved = await database.orders
    .findOneAndUpdate(
      { _id: order._id, orderStatus: order.orderStatus },
      { $set: { ...paymentFields(payment), ...changes } },
      { session, returnDocument: 'after' },
    )
    .lean();
  if (!saved) throw new ConflictError('This order was just changed. Check it and try again.');
  await writeLedger(database, order.payment, saved, cause, session);
  await database.publish('order.amended', { order: saved }, session);
  return saved;
}

/** @throws ConflictError when another order has, or claims, this reference */
export async function assertReferenceUnused(
  { orders }: Pick<Database, 'orders'>,
  { _id, payment: { method } }: OrderRecord,
  reference: string,
  session: ClientSession,
): Promise<void> {
  const holders = await orders
    .find(
      {
        'payment.method': method,
        $or: [{ 'payment.reference': reference }, { 'payment.claimed.reference': reference }],
      },
      { _id: 1 },
      { session },
    )
    .lean();
  if (holders.some((holder: { _id: Types.ObjectId }) => !holder._id.equals(_id)))
    throw new ConflictError('This reference was already used for another order.');
}

/** Records each reference once. An order that has ended is due for a refund instead. */
export async function receivePayment(
  database: Database,
  order: OrderRecord,
  cause: PaymentCause & { reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  await assertReferenceUnused(database, order, cause.reference, session);
  const isOrderOver = !isOpen(order.orderStatus);
  const payment = capturePayment(order.payment, { ...cause, isOrderOver });
  if (payment === order.payment) return order;
  const saved = await savePayment(database, order, payment, cause, session);
  await queueOrderMail(database, saved, { kind: 'payment-received' }, cause.at, session);
  return saved;
}

/** For a cash on delivery order that was paid by the UPI code on its invoice. */
export async function receiveAtDoor(
  database: Database,
  order: OrderRecord,
  cause: PaymentCause & { reference: string },
  session: ClientSession,
): Promise<OrderRecord> {
  if ((await readRemitted(database, order, session)) !== 0)
    throw new ConflictError(
      'The courier has already remitted cash of this order. Check whether it was paid twice.',
    );
  const { payment } = order;
  const byUpi: PaymentRecord = { ...payment, method: upi.code, isPrepaid: true };
  const prepaid = { ...order, payment: byUpi };
  if (payment.paid === 0) return receivePayment(database, prepaid, cause, session);
  const { reference } = cause;
  await assertReferenceUnused(database, prepaid, reference, session);
  const uncollected = { ...order, payment: { ...payment, paid: 0 } };
  await writeLedger(database, payment, uncollected, cause, session);
  const events = payment.events.map((event) =>
    event.state === 'captured' ? { ...event, reference } : event,
  );
  return savePayment(database, uncollected, { ...byUpi, reference, events }, cause, session);
}

/** Reverses `receiveAtDoor`: the order is paid on delivery again. */
export async function withdrawAtDoor(
  database: Database,
  order: OrderRecord,
  { isPrepaid: _prepaid, rejected: _rejected, ...unpaid }: PaymentRecord,
  cause: PaymentCause,
  session: ClientSession,
): Promise<OrderRecord> {
  const unpaidOrder = { ...order, payment: unpaid };
  await writeLedger(database, order.payment, unpaidOrder, cause, session);
  return savePayment(database, unpaidOrder, { ...unpaid, method: cashOnDelivery.code }, cause, session);
}
