import { canTransition, isSold } from '@e-store/shared/orders/order-lifecycle';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import {
  html,
  mailPage,
  type MailSources,
  type MailTemplate,
  type MailText,
} from '../../../platform/outbox/mail-template.ts';
import type { OutboxMailRecord } from '../../../platform/outbox/outbox-mail.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { toOrder } from '../to-order.ts';
import { orderLink, orderPlacedMail } from './order-placed-mail.ts';

export type OrderMessage = {
  subject: string;
  what: string;
  items?: string[];
  next: string[];
  /** Beside the order; with its name, as a link. */
  links?: { name: string; url: string }[];
};

export const isCashDue = ({ paymentInfo, totalPrice }: Order) =>
  paymentInfo.method === 'COD' && totalPrice > 0;

export function orderCancelled(order: Order): OrderMessage {
  return {
    subject: `Your E-Store order ${order.number} was cancelled`,
    what: whoCancelled(order),
    next: [describeEndOfPayment(order)],
  };
}

function describeEndOfPayment(order: Order): string {
  const { cancellation } = order;
  const { refundDue, claimed, amount, details } = order.payment;
  if (refundDue > 0)
    return order.exchangeFor
      ? `We will refund ${formatRupees(refundDue)} to ${RETURN_ACCOUNT}, and email you when it is sent.`
      : `We will refund your payment of ${formatRupees(refundDue)} the way you paid, and email you when it is sent.`;
  if (claimed) return `If your payment of ${formatRupees(amount)} reaches us, we will refund it.`;
  if (cancellation?.reason === 'not-paid' && details?.['payee'])
    return 'If you have already paid, enter the reference on the order page, and we will refund it.';
  return `You owe nothing. This order (${formatRupees(order.totalPrice)}${isCashDue(order) ? ', cash on delivery' : ''}) will not be delivered.`;
}

function whoCancelled({ number, cancellation }: Order): string {
  if (cancellation?.reason === 'not-confirmed')
    return `We could not confirm your order ${number} in time, so we had to cancel it. You can order again at any time.`;
  if (cancellation?.reason === 'not-paid')
    return `We did not receive the payment for your order ${number} in time, so we had to cancel it. You can order again at any time.`;
  return cancellation?.by === 'staff' && cancellation.reason !== 'shopper-asked'
    ? `We are sorry, but we had to cancel your order ${number}.`
    : `Your order ${number} was cancelled as you requested.`;
}

function orderCameBack(order: Order): OrderMessage {
  return {
    subject: `Your E-Store order ${order.number} came back to us`,
    what: `We could not deliver your order ${order.number}, and the parcel has come back to us. You can order again at any time.`,
    next: [describeEndOfPayment(order)],
  };
}

function orderReinstated(order: Order, publicUrl: string): OrderMessage {
  const { number, orderStatus, totalPrice, exchangeFor } = order;
  const canCancel = canTransition(orderStatus, 'Cancelled', 'shopper');
  const paidBy = exchangeFor ? ', paid by your exchange' : ', which you have paid';
  const paid = totalPrice > 0 ? paidBy : '';
  return {
    subject: `Your E-Store order ${number} is active again`,
    what: `We told you that your order ${number} was cancelled. That was a mistake, and we are sorry. Your order is active again and we are preparing it.`,
    next: [
      `The total is ${formatRupees(totalPrice)}${isCashDue(order) ? ', payable in cash on delivery' : paid}. If you no longer want the order, ${canCancel ? 'cancel it on the order page.' : `contact us: ${publicUrl}/contact`}`,
    ],
  };
}

export const ORIGINAL_PAYMENT = 'the card, UPI ID or bank account that you paid with';
const RETURN_ACCOUNT = 'the account you gave us for your return';
export const ORIGINAL_PAYMENT_NOTE = `The money goes back to ${ORIGINAL_PAYMENT}. This usually takes 5 to 7 working days.`;

type PaidRefund = {
  /** Whole rupees. */
  amount: number;
  reference?: string | undefined;
  /** Through the payment provider, else by hand to the paying account. */
  isOnline: boolean;
  isPaidTwice: boolean;
};

/** Of an order that ended or was paid twice, or refunded at the provider. */
export function orderRefunded(
  { number, orderStatus, exchangeFor }: Order,
  { amount, reference, isOnline, isPaidTwice }: PaidRefund,
): OrderMessage {
  const rupees = formatRupees(amount);
  const why = isSold(orderStatus)
    ? isPaidTwice
      ? ', which you had paid twice'
      : ''
    : orderStatus === 'Cancelled'
      ? ', which was cancelled'
      : ', which came back to us';
  const way = isOnline
    ? ORIGINAL_PAYMENT_NOTE
    : `We have sent the money by bank transfer or UPI to ${exchangeFor ? RETURN_ACCOUNT : 'the account that you paid from'}.`;
  return {
    subject: `Refund of ${rupees} for E-Store order ${number}`,
    what: `We have refunded ${rupees} for your order ${number}${why}.`,
    next: [way, ...(reference ? [`Payment reference: ${reference}`] : [])],
  };
}

function writeMessage(
  order: Order,
  publicUrl: string,
  { subject, what, items = [], next, links: others = [] }: OrderMessage,
): MailText {
  const hello = `Hello ${order.shippingInfo.firstName},`;
  const links = [{ name: 'View your order', url: orderLink(order, publicUrl) }, ...others];
  return {
    subject,
    text: [
      hello,
      what,
      ...(items.length > 0 ? [items.join('\n')] : []),
      ...next,
      ...links.map(({ name, url }) => `${name}: ${url}`),
      'E-Store',
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>${hello}</p>
        <p>${what}</p>
        ${items.length > 0 ? html`<p>${items.map((item) => html`${item}<br />`)}</p>` : ''}
        ${next.map((sentence) => html`<p>${sentence}</p>`)}
        ${links.map(({ name, url }) => html`<p><a href="${url}">${name}</a></p>`)}`,
    ),
  };
}

/** The number in the log lets an operator follow the order. */
const logOrderNumber: MailTemplate['logFields'] = async (
  { order },
  { orders },
): Promise<Record<string, string>> => {
  const found = await orders.findById(order, { number: 1 }).lean();
  return found ? { order: found.number } : {};
};

export type OrderMailParts = MailSources & { record: OrderRecord; mail: OutboxMailRecord };

type WriteForOrder<Written> = (
  order: Order,
  parts: OrderMailParts,
) => Written | undefined | Promise<Written | undefined>;

const forOrder = (write: WriteForOrder<MailText>): MailTemplate => ({
  urgency: 'normal',
  logFields: logOrderNumber,
  write: async (mail, sources) => {
    const record = await sources.database.orders.findById(mail.order).lean();
    return record ? write(toOrder(record), { ...sources, record, mail }) : undefined;
  },
});

export const orderMail = (compose: WriteForOrder<OrderMessage>): MailTemplate =>
  forOrder(async (order, parts) => {
    const message = await compose(order, parts);
    return message && writeMessage(order, parts.config.publicUrl, message);
  });

export const orderMails = {
  'order-placed': forOrder((order, { config }) => orderPlacedMail(order, config.publicUrl)),
  'order-returned': orderMail(orderCameBack),
  'order-reinstated': orderMail((order, { config }) => orderReinstated(order, config.publicUrl)),
};
