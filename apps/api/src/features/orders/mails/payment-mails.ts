import { formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { isAwaitingPacking, isOpen, isSold } from '@e-store/shared/orders/order-lifecycle';
import { isOnlinePayment } from '@e-store/shared/payments/payment-states';
import { orderMail, type OrderMailParts, type OrderMessage } from './order-mails.ts';

function paymentReceived(
  { number, payment, orderStatus, cancellation }: Order,
  { record }: Pick<OrderMailParts, 'record'>,
): OrderMessage {
  const reference = record.payment.events.findLast(
    (event) => event.state === 'captured' && event.reference !== undefined,
  )?.reference;
  const amount = formatRupees(payment.amount);
  const why = isSold(orderStatus)
    ? 'You have paid this order twice.'
    : cancellation?.reason === 'not-paid'
      ? 'Your payment arrived after the deadline, so the order was cancelled.'
      : `Your order ${orderStatus === 'Cancelled' ? 'was cancelled' : 'came back to us'} before the payment arrived.`;
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

/** Not sent once the payer has entered another reference. */
function paymentNotFound(
  { number, payment, orderStatus }: Order,
  { config }: Pick<OrderMailParts, 'config'>,
): OrderMessage | undefined {
  const { rejected, expiresAt, amount } = payment;
  if (!rejected) return undefined;
  const cancelled = `The order was cancelled. If the money left your account, tell us the day and the app or bank: ${config.publicUrl}/contact`;
  const again = isOnlinePayment(payment)
    ? `Pay ${formatRupees(amount)} on the order page.`
    : `Check the number and submit it again on the order page, or pay ${formatRupees(amount)} there.`;
  const until = expiresAt && `We hold your items until ${formatMoment(expiresAt)} and then cancel the order.`;
  return {
    subject: `We could not find your payment for E-Store order ${number}`,
    what: `We could not find a payment with the reference ${rejected.reference} for your order ${number}.`,
    next: [isOpen(orderStatus) && until ? `${again} ${until}` : cancelled],
  };
}

export const paymentMails = {
  'payment-received': orderMail(paymentReceived),
  'payment-not-found': orderMail(paymentNotFound),
};
