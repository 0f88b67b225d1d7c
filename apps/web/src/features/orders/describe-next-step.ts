import type { Order } from '@e-store/shared/orders/order';
import { nextAttemptDay } from '@e-store/shared/orders/failed-delivery';
import {
  expectedRefund,
  isRefundedToOriginalPayment,
  isReturnOpen,
} from '@e-store/shared/orders/return-rules';
import { isOpen } from '@e-store/shared/orders/order-lifecycle';
import { formatRupees } from '@e-store/shared/money';
import { exchangeMessages } from '../../messages/en/orders/exchange.ts';
import { nextStepMessages } from '../../messages/en/orders/order-care.ts';
import { paymentMessages } from '../../messages/en/payments.ts';
import { formatDay } from '@e-store/shared/format-day';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { countPendingReturnItems } from './order-care.ts';

/** `today` is a calendar day of India. */
export function describeNextStep(order: Order, today: string): string {
  const { orderStatus, returnUntil, payment } = order;
  if (payment.expiresAt) return paymentMessages.awaiting;
  if (payment.claimed && isOpen(orderStatus)) return paymentMessages.checking;
  const isCash = payment.method === CASH_METHOD;
  switch (orderStatus) {
    case 'Processing':
      return !isCash && !order.exchangeFor && order.paymentInfo.status === 'collected'
        ? `${paymentMessages.received} ${nextStepMessages.Processing}`
        : nextStepMessages.Processing;
    case 'Shipped':
      return nextStepMessages.Shipped(order.shippingInfo.city);
    case 'Out for delivery':
      return isCash
        ? nextStepMessages['Out for delivery'](order.totalPrice)
        : nextStepMessages.outForDeliveryPaid;
    case 'Delivery failed': {
      const attempt = order.history.at(-1)?.attempt;
      if (!attempt) return nextStepMessages['Delivery failed'];
      const day = nextAttemptDay(attempt);
      if (!day) return nextStepMessages.noNextAttempt;
      return today <= day ? nextStepMessages.nextAttempt(formatDay(day)) : nextStepMessages.lateAttempt;
    }
    case 'Delivered': {
      if (!returnUntil) return '';
      const words = isReturnOpen(returnUntil, today)
        ? nextStepMessages.returnOpen
        : nextStepMessages.returnClosed;
      return words(formatDay(returnUntil));
    }
    case 'Cancelled':
      return `${whoCancelled(order)} ${describeEndOfPayment(order)}`;
    case 'Returned to shop':
      return `${nextStepMessages[orderStatus]} ${describeEndOfPayment(order)}`;
    case 'Returned':
      return describeRefunds(order);
    case 'Return refused':
      return `${nextStepMessages[orderStatus]} ${nameRefundsDue(order)}`.trim();
    case 'Return requested': {
      const waiting = countPendingReturnItems(order);
      const words = nextStepMessages['Return requested'];
      return waiting > 0 ? `${words} ${nextStepMessages.returnWaits(waiting)}` : words;
    }
    default:
      return nextStepMessages[orderStatus];
  }
}

const acceptedReturns = (order: Order) =>
  order.returns.flatMap((one) => {
    const { status, refund, refundTo, refundPaid, replacement } = one;
    if (status !== 'accepted' || refund.total === 0 || replacement) return [];
    const isOriginal = isRefundedToOriginalPayment(order, one);
    const to = isOriginal ? nextStepMessages.originalPayment : refundTo?.shown;
    const amount = formatRupees(expectedRefund(order, one));
    return [{ words: nextStepMessages.refund(amount, to), isPaid: refundPaid, isOriginal }];
  });

function nameRefundsDue(order: Order): string {
  if (order.payment.refundDue === 0) return '';
  const due = acceptedReturns(order).filter(({ isPaid }) => !isPaid);
  return due.length > 0 ? nextStepMessages.refundDue(due.map(({ words }) => words)) : '';
}

function describeRefunds(order: Order): string {
  const refunds = acceptedReturns(order);
  const exchanged = describeExchanges(order);
  const due = nameRefundsDue(order);
  if (due || refunds.length === 0)
    return [nextStepMessages.returned, due, exchanged || (due ? '' : nextStepMessages.returnedFree)]
      .filter(Boolean)
      .join(' ');
  const days = refunds.some(({ isOriginal }) => isOriginal) ? nextStepMessages.originalPaymentDays : '';
  const done = nextStepMessages.refunded(refunds.map(({ words }) => words));
  return [done, days, exchanged].filter(Boolean).join(' ');
}

function describeExchanges({ returns }: Order): string {
  const exchanges = returns.flatMap(({ replacement }) => replacement ?? []);
  const numbersOf = (wanted: boolean) =>
    exchanges.flatMap(({ number, isCancelled = false }) => (isCancelled === wanted ? number : []));
  const sent = numbersOf(false);
  return [
    ...(sent.length > 0 ? [nextStepMessages.exchanged(sent)] : []),
    ...numbersOf(true).map(exchangeMessages.cancelled),
  ].join(' ');
}

function whoCancelled({ cancellation }: Order): string {
  if (cancellation?.reason === 'not-paid') return nextStepMessages.cancelledUnpaid;
  if (cancellation?.reason === 'not-confirmed') return nextStepMessages.cancelledUnconfirmed;
  if (cancellation?.by !== 'staff') return nextStepMessages.cancelledByShopper;
  return cancellation.reason === 'shopper-asked'
    ? nextStepMessages.cancelledOnRequest
    : nextStepMessages.cancelledByStaff;
}

function describeEndOfPayment({ payment, exchangeFor }: Order): string {
  const { refunded, refundDue, claimed, amount } = payment;
  const due = exchangeFor ? nextStepMessages.exchangeRefundDue : paymentMessages.refundComing;
  const sent = exchangeFor ? nextStepMessages.exchangeRefunded : paymentMessages.refundSent;
  if (refundDue > 0) return due(formatRupees(refundDue));
  if (refunded > 0) return sent(formatRupees(refunded));
  return claimed ? paymentMessages.refundIfReceived(formatRupees(amount)) : nextStepMessages.owesNothing;
}
