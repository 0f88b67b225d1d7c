import type { Cancellation } from '@e-store/shared/orders/cancellation';
import type { Order } from '@e-store/shared/orders/order';
import type { Payment } from '@e-store/shared/payments/payment';
import { returnUntil } from '@e-store/shared/orders/return-rules';
import { maskRefundTo } from '@e-store/shared/orders/refund-to';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { OrderLinkRecord, OrderReturnRecord } from './order-return.model.ts';
import type { DeliveryAttempt } from '@e-store/shared/orders/delivery-attempt';
import type { AttemptRecord, OrderRecord } from './order.model.ts';

const toPayment = ({
  paid: _paid,
  currency: _currency,
  isPrepaid: _prepaid,
  events: _events,
  expiresAt,
  claimed,
  rejected,
  refunds,
  ...payment
}: PaymentRecord): Payment => ({
  ...payment,
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  ...(claimed && { claimed: { ...claimed, at: claimed.at.toISOString() } }),
  ...(rejected && { rejected: { ...rejected, at: rejected.at.toISOString() } }),
  ...(refunds && {
    refunds: refunds.map(({ amount, state, reference, return: of }) => ({
      amount,
      state,
      reference,
      ...(of && { return: String(of) }),
    })),
  }),
});

const toCancellation = ({ note, ...cause }: Cancellation): Cancellation =>
  cause.by === 'shopper' && note !== undefined ? { ...cause, note } : cause;

export function toOrder(record: OrderRecord): Order {
  return {
    _id: String(record._id),
    number: record.number,
    orderItems: record.orderItems.map(({ cost: _cost, gst: _gst, ...item }) => ({
      ...item,
      product: String(item.product),
    })),
    shippingInfo: record.shippingInfo,
    ...(record.business && { business: record.business }),
    deliveryMethod: record.deliveryMethod,
    delivery: record.delivery,
    paymentInfo: { method: record.payment.method, status: record.paymentStatus },
    payment: toPayment(record.payment),
    ...(record.promoCode !== undefined && { promoCode: record.promoCode }),
    itemsPrice: record.itemsPrice,
    discount: record.discount,
    taxPrice: record.taxPrice,
    shippingPrice: record.shippingPrice,
    totalPrice: record.totalPrice,
    orderStatus: record.orderStatus,
    history: record.history.map(({ status, at, attempt }) => ({
      status,
      at: at.toISOString(),
      ...(attempt && { attempt: toAttempt(attempt) }),
    })),
    cancellation: record.cancellation && toCancellation(record.cancellation),
    ...(record.tracking && { tracking: record.tracking }),
    returnUntil: returnUntil(record.history, record.returnDays, record.returns),
    returns: record.returns.map(toReturn),
    ...(record.exchangeFor && { exchangeFor: toOrderLink(record.exchangeFor) }),
    createdAt: record.createdAt.toISOString(),
  };
}

export const toAttempt = ({ wish, ...planned }: AttemptRecord): DeliveryAttempt => ({
  ...planned,
  ...(wish && { wish: { ...wish, at: wish.at.toISOString() } }),
});

const toOrderLink = ({ order, number }: OrderLinkRecord) => ({ order: String(order), number });

/** Masks the refund destination; only the payout shows it in full. */
function toReturn({
  _id,
  lines,
  refundTo,
  requestedAt,
  decidedAt,
  refundPaid,
  replacement,
  ...fields
}: OrderReturnRecord) {
  return {
    ...fields,
    _id: String(_id),
    lines: lines.map(({ product, size, quantity, exchangeSize }) => ({
      product: String(product),
      size,
      quantity,
      ...(exchangeSize !== undefined && { exchangeSize }),
    })),
    ...(refundTo && fields.refund.total > 0 && { refundTo: maskRefundTo(refundTo) }),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString(),
    ...(refundPaid && {
      refundPaid: {
        at: refundPaid.at.toISOString(),
        reference: refundPaid.reference,
        ...(refundPaid.amount !== undefined && { amount: refundPaid.amount }),
      },
    }),
    ...(replacement && { replacement: toOrderLink(replacement) }),
  };
}
