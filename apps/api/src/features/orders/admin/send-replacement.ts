import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { indiaDay } from '@e-store/shared/india-day';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import type { OrderItem } from '@e-store/shared/orders/order';
import { ERASED_ORDER_MESSAGE } from '@e-store/shared/orders/order-corrections';
import { returnedDiscount } from '@e-store/shared/orders/return-rules';
import { EXCHANGE_METHOD } from '@e-store/shared/payments/payment';
import { type ClientSession, trusted, Types } from 'mongoose';
import { recordChange, type StaffRequest, toStaffName } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { reserveStock } from '../../catalog/reserve-stock.ts';
import { writeLedger } from '../../payments/payment-ledger.ts';
import {
  assertNoRefundPending,
  capturePayment,
  newPayment,
  paymentFields,
  refundPayment,
} from '../../payments/payment.model.ts';
import { readOrderTerms } from '../../store/read-settings.ts';
import { costAndGst, skuOfSize } from '../draft-order.ts';
import { orderSearchTerms } from '../order-search-terms.ts';
import type { OrderReturnRecord } from '../order-return.model.ts';
import type { OrderItemRecord, OrderRecord } from '../order.model.ts';
import { savePayment } from '../payments/receive-payment.ts';
import { markReturnsPaid } from '../payments/refunds-due.ts';
import { sumStaffReturns } from '../payments/refund-approval.ts';
import { toOrder } from '../to-order.ts';
import { toReturnLine } from './divide-return.ts';

/** `earlier`: returns decided before. */
type Sender = {
  staff: StaffRequest;
  at: Date;
  number: string;
  earlier: readonly OrderReturnRecord[];
};

/**
 * Replaces returned items by a new order at the prices paid, in the transaction that accepted the return. Its
 * amount is the refund, which pays for it.
 * @throws ValidationError at `exchange` when the return asks for a refund
 * @throws ConflictError when an item is sold out, the payment went back, or the account was deleted
 */
export async function sendReplacement(
  database: Database,
  order: OrderRecord,
  accepted: OrderReturnRecord,
  sender: Sender,
  session: ClientSession,
): Promise<OrderRecord> {
  const { staff, at, number } = sender;
  if (!accepted.exchange)
    throw new ValidationError({ exchange: 'The customer asked for a refund, not for an exchange.' });
  if (order.erasedAt) throw new ConflictError(ERASED_ORDER_MESSAGE);
  assertNoRefundPending(order.payment);
  const { paid, refunded } = order.payment;
  if (accepted.refundPaid || paid - refunded < accepted.refund.total)
    throw new ConflictError(
      'The payment for these items has gone back already. Accept the return without an exchange.',
    );
  const orderItems = await listReplacements(database, order, accepted, sender, session);
  if (!(await reserveStock(database, orderItems, session)))
    throw new ConflictError(
      'An item wanted in exchange is sold out. Accept the return with a refund instead.',
    );

  const { items, tax, shipping, total } = accepted.refund;
  const draft = newPayment({ method: EXCHANGE_METHOD, amount: total, fee: 0, at });
  const payment =
    total > 0 ? { ...capturePayment(draft, { at, by: toStaffName(staff) }), isPrepaid: true } : draft;
  const staffReturns = sumStaffReturns(order, accepted._id);
  const discount = orderItems.reduce((sum, line) => sum + line.discount, 0);
  const { user, shippingInfo, business, addressKey, deliveryMethod, returnDays } = order;
  const replacement: OrderRecord = {
    _id: new Types.ObjectId(),
    number,
    user,
    orderItems,
    shippingInfo,
    ...(business && { business }),
    ...(addressKey !== undefined && { addressKey }),
    deliveryMethod,
    delivery: deliveryWindow(at, deliveryMethod, shippingInfo.pincode),
    ...paymentFields(payment),
    itemsPrice: items + discount,
    discount,
    taxPrice: tax,
    shippingPrice: shipping,
    totalPrice: total,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at, by: toStaffName(staff) }],
    search: orderSearchTerms({ number, shippingInfo }),
    returnDays,
    returns: [],
    exchangeFor: {
      order: order._id,
      number: order.number,
      ...(staffReturns !== undefined && { staffReturns }),
      ...(accepted.refundTo && { refundTo: accepted.refundTo }),
    },
    createdAt: at,
    unposted: true,
  };
  await database.orders.insertMany([replacement], { session, lean: true });
  const cause = { at, by: toStaffName(staff), reference: order.number, isExchange: true as const };
  await writeLedger(database, draft, replacement, cause, session);
  const subject = { kind: 'order', id: replacement._id, label: number };
  const after = { orderStatus: replacement.orderStatus, total, exchangeFor: order.number };
  await recordChange(database, { staff, what: 'order.placed', subject, after, at }, session);
  return linkReplacement(database, order, accepted, replacement, sender, session);
}

/** The refund counts as paid, by the new order. */
async function linkReplacement(
  database: Database,
  order: OrderRecord,
  accepted: OrderReturnRecord,
  { _id, number }: OrderRecord,
  { staff, at }: Sender,
  session: ClientSession,
): Promise<OrderRecord> {
  const paid = { at, by: toStaffName(staff), reference: number };
  const { total } = accepted.refund;
  const returns = order.returns.map((one) =>
    one._id.equals(accepted._id)
      ? { ...one, replacement: { order: _id, number }, ...(total > 0 && { refundPaid: paid }) }
      : one,
  );
  const payment = total > 0 ? refundPayment(order.payment, total, paid) : order.payment;
  const marked = markReturnsPaid({ ...order, returns, payment }, payment, paid);
  const cause = { ...paid, isExchange: true as const };
  return savePayment(database, order, payment, cause, session, { returns: marked });
}

async function listReplacements(
  database: Database,
  order: OrderRecord,
  { lines }: OrderReturnRecord,
  { earlier, at }: Sender,
  session: ClientSession,
): Promise<OrderItemRecord[]> {
  const ids = lines.map(({ product }) => product);
  const [products, { chargesGst }] = await Promise.all([
    database.products
      .find({ _id: trusted({ $in: ids }) })
      .session(session)
      .lean(),
    readOrderTerms(database),
  ]);
  const { orderItems, taxPrice } = toOrder(order);
  const past = earlier.map((one) => ({ ...one, lines: one.lines.map(toReturnLine) }));
  const wanted = lines.map(toReturnLine).map((line) => {
    const item = orderItems.find((one) => isSameLine(one, line));
    if (!item) throw new Error('The returned item is not part of the order.');
    const discount = returnedDiscount(item, [line], past);
    const { exchangeSize: size = line.size, quantity } = line;
    return { ...item, ...(size !== undefined && { size }), quantity, discount };
  });
  return mergeSizes(wanted).map(({ product: id, sku: _sku, ...item }) => {
    const product = products.find((one) => one._id.equals(id));
    const terms = { chargesGst: chargesGst && taxPrice === 0, day: indiaDay(at) };
    return {
      ...item,
      product: new Types.ObjectId(id),
      ...skuOfSize(product, item.size),
      ...costAndGst(product, item, terms),
    };
  });
}

/** Two returned sizes may be exchanged for the same one. */
const mergeSizes = (lines: readonly OrderItem[]): OrderItem[] =>
  mergeLines(lines).map((line) => ({
    ...line,
    discount: lines.filter((one) => isSameLine(one, line)).reduce((sum, { discount }) => sum + discount, 0),
  }));
