import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { isAwaitingPacking, isOpen } from '@e-store/shared/orders/order-lifecycle';
import { orderMail, type OrderMailParts, type OrderMessage } from './order-mails.ts';

function paymentReceived(
  { number, payment, orderStatus }: Order,
  { record }: Pick<OrderMailParts, 'record'>,
): OrderMessage {
  const reference = record.payment.events.findLast(
    (event) => event.state === 'captured' && event.reference !== undefined,
  )?.reference;
  const amount = formatRupees(payment.amount);
  const why = isOpen(orderStatus)
    ? 'You have paid this order twice.'
    : 'Your order was cancelled before the payment arrived.';
  return {
    subject: `Payment received for E-Store order ${number}`,
    what: `We have received your payment of ${amount} for order ${number}.`,
    next: [
      ...(reference ? [`Payment reference: ${reference}`] : []),
      payment.refundDue > 0
        ? `${why} We will refund ${formatRupees(payment.refundDue)}.`
        : isAwaitingPacking(orderStatus)
          ? 'We are preparing your order.'
          : 'You have nothing to pay on delivery.',
    ],
  };
}

function paymentNotFound({ number, payment, orderStatus }: Order): OrderMessage | undefined {
  const { rejected, expiresAt, amount } = payment;
  if (!rejected) return undefined;
  const minutes = expiresAt && Math.round((Date.parse(expiresAt) - Date.parse(rejected.at)) / 60_000);
  return {
    subject: `We could not find your payment for E-Store order ${number}`,
    what: `We could not find a payment with the reference ${rejected.reference} for your order ${number}.`,
    next: [
      isOpen(orderStatus) && minutes
        ? `Check the number and submit it again on the order page, or pay ${formatRupees(amount)} there. We hold your items for ${minutes} minutes from this decision and then cancel the order.`
        : 'The order was cancelled. If the money left your account, reply to this email and tell us the day and the UPI app.',
    ],
  };
}

export const paymentMails = {
  'payment-received': orderMail(paymentReceived),
  'payment-not-found': orderMail(paymentNotFound),
};
