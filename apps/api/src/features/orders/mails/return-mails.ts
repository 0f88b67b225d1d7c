import { isSameLine } from '@e-store/shared/cart/cart-line';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { expectedRefund, isRefundedToOriginalPayment, paidRefund } from '@e-store/shared/orders/return-rules';
import type { OutboxMailRecord } from '../../../platform/outbox/outbox-mail.model.ts';
import { orderMail, ORIGINAL_PAYMENT, ORIGINAL_PAYMENT_NOTE, type OrderMessage } from './order-mails.ts';

const NOTHING_TO_REFUND = 'You paid nothing for these items, so there is no refund.';

function sayRefund(order: Order, of: OrderReturn, amount: number): string {
  const to = isRefundedToOriginalPayment(order, of) ? ORIGINAL_PAYMENT : of.refundTo?.shown;
  return `refund ${formatRupees(amount)}${to === undefined ? '' : ` to ${to}`}`;
}

function returnRequested(order: Order, publicUrl: string): OrderMessage | undefined {
  const wanted = order.returns.at(-1);
  if (wanted?.status !== 'requested') return undefined;
  const next =
    'Keep the items unworn, with their tags. We will contact you to arrange the pickup, and check the items when they arrive.';
  const { total } = wanted.refund;
  const refund = total > 0 ? `we will ${sayRefund(order, wanted, total)}.` : undefined;
  const outcome = wanted.exchange
    ? `If we accept them, we will send you your exchange.${refund ? ` If it is sold out by then, ${refund}` : ''}`
    : refund
      ? `If we accept your return, ${refund}`
      : NOTHING_TO_REFUND;
  const [subject, what] = wanted.exchange
    ? ['Exchange request', 'an exchange request']
    : ['Return request', 'a return request'];
  return {
    subject: `${subject} for your E-Store order ${order.number}`,
    what: `We have received ${what} for your order ${order.number}:`,
    items: formatReturnedItems(order, wanted),
    next: [`${next} ${outcome}`, `If anything here is wrong, contact us: ${publicUrl}/contact`],
  };
}

/** Staff can accept some units; the refused ones are a return of their own. */
const isPart = ({ returns }: Order, { requestedAt }: OrderReturn) =>
  returns.filter((one) => one.requestedAt === requestedAt).length > 1;

function returnAccepted(order: Order, of: OrderReturn): OrderMessage {
  const { number } = order;
  const isSome = isPart(order, of);
  const [subject, all] = of.replacement
    ? ['exchange for', 'We have received your items and accepted your exchange']
    : ['return from', 'We have received and accepted your return'];
  const what = isSome
    ? `We have accepted these items of your ${of.replacement ? 'exchange' : 'return'}`
    : all;
  return {
    subject: `${isSome ? 'Part of your' : 'Your'} ${subject} E-Store order ${number} was accepted`,
    what: `${what} from order ${number}:`,
    items: formatReturnedItems(order, of),
    next: [describeRefund(order, of)],
  };
}

function describeRefund(order: Order, of: OrderReturn): string {
  const { refund, replacement, exchange } = of;
  if (replacement)
    return `We are sending the items you want in exchange as your order ${replacement.number}. You have nothing to pay.`;
  if (exchange)
    return `We could not exchange these items. ${describeRefund(order, { ...of, exchange: false })}`;
  if (refund.total === 0) return NOTHING_TO_REFUND;
  return of.refundPaid && isRefundedToOriginalPayment(order, of)
    ? 'We have already refunded your payment.'
    : `We will ${sayRefund(order, of, expectedRefund(order, of))} and email you when it is paid.`;
}

function returnRefused(order: Order, of: OrderReturn, publicUrl: string): OrderMessage {
  const { number } = order;
  const [subject, what] = isPart(order, of)
    ? [`Part of your return from E-Store order ${number} was refused`, 'these items']
    : [`Your return from E-Store order ${number} was refused`, 'it'];
  return {
    subject,
    what: `We checked your return from order ${number} and cannot accept ${what}:`,
    items: formatReturnedItems(order, of),
    next: [
      ...(of.refusal ? [`Reason: ${of.refusal}`] : []),
      `There is no refund for ${isPart(order, of) ? 'them' : 'this return'}. If you disagree, contact us: ${publicUrl}/contact`,
    ],
  };
}

function refundAccountSaved({ number }: Order, of: OrderReturn, publicUrl: string): OrderMessage | undefined {
  if (!of.refundTo || (of.refundPaid && !of.replacement)) return undefined;
  return {
    subject: `Refund account for E-Store order ${number}`,
    what: `We will send the refund of your return from order ${number} to this account:`,
    items: [of.refundTo.shown],
    next: [`If this is not the account that you gave us, contact us right away: ${publicUrl}/contact`],
  };
}

export function refundPaid(order: Order, of: OrderReturn): OrderMessage | undefined {
  if (!of.refundPaid || of.refund.total === 0 || of.replacement) return undefined;
  const { number } = order;
  const isOriginal = isRefundedToOriginalPayment(order, of);
  const amount = formatRupees(paidRefund(of));
  const to = isOriginal ? undefined : of.refundTo?.shown;
  return {
    subject: `Refund of ${amount} for E-Store order ${number}`,
    what: `We have refunded ${amount}${to === undefined ? '' : ` to ${to}`} for your return from order ${number}.`,
    next: [...(isOriginal ? [ORIGINAL_PAYMENT_NOTE] : []), `Payment reference: ${of.refundPaid.reference}`],
  };
}

function formatReturnedItems({ orderItems }: Order, of: OrderReturn): string[] {
  const { lines, status, exchange, replacement } = of;
  const isExchange = exchange && (status === 'requested' || replacement);
  return lines.map((line) => {
    const name = orderItems.find((item) => isSameLine(item, line))?.name ?? '';
    const { quantity, size, exchangeSize } = line;
    const other = exchangeSize ? `size ${exchangeSize}` : 'a new one';
    const wanted = isExchange ? `, in exchange for ${other}` : '';
    return `${quantity} × ${name}${size ? `, ${size}` : ''}${wanted}`;
  });
}

export const findMailedReturn = ({ returns }: Order, mail: OutboxMailRecord) =>
  returns.find(({ _id }) => _id === String(mail.return));

const returnMail = (
  compose: (order: Order, of: OrderReturn, publicUrl: string) => OrderMessage | undefined,
) =>
  orderMail((order, { mail, config }) => {
    const of = findMailedReturn(order, mail);
    return of && compose(order, of, config.publicUrl);
  });

export const returnMails = {
  'return-requested': orderMail((order, { config }) => returnRequested(order, config.publicUrl)),
  'return-accepted': returnMail(returnAccepted),
  'return-refused': returnMail(returnRefused),
  'refund-account-saved': returnMail(refundAccountSaved),
};
