import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';
import { orderLink } from './order-link.ts';
import { formatReturnedItems } from './format-returned-items.ts';

type ReturnMessage = { subject: string; what: string; items?: string[]; next: string[] };

export function returnAcceptedMail(order: Order, of: OrderReturn, publicUrl: string): MailText {
  return write(order, publicUrl, {
    subject: `Your return from E-Store order ${order.number} was accepted`,
    what: `We have received and accepted your return from order ${order.number}:`,
    items: formatReturnedItems(order, of),
    next: [
      `We will refund ${formatRupees(of.refund.total)} to ${of.refundTo.shown} and email you when it is paid.`,
    ],
  });
}

export function returnRefusedMail(order: Order, of: OrderReturn, publicUrl: string): MailText {
  return write(order, publicUrl, {
    subject: `Your return from E-Store order ${order.number} was refused`,
    what: `We checked your return from order ${order.number} and cannot accept it:`,
    items: formatReturnedItems(order, of),
    next: [
      ...(of.refusal ? [`Reason: ${of.refusal}`] : []),
      `There is no refund for this return. If you disagree, contact us: ${publicUrl}/contact`,
    ],
  });
}

export function refundPaidMail(order: Order, of: OrderReturn, publicUrl: string): MailText | undefined {
  if (!of.refundPaid) return undefined;
  const amount = formatRupees(of.refund.total);
  return write(order, publicUrl, {
    subject: `Refund of ${amount} for E-Store order ${order.number}`,
    what: `We have refunded ${amount} to ${of.refundTo.shown} for your return from order ${order.number}.`,
    next: [`Payment reference: ${of.refundPaid.reference}`],
  });
}

function write(
  order: Order,
  publicUrl: string,
  { subject, what, items = [], next }: ReturnMessage,
): MailText {
  const hello = `Hello ${order.shippingInfo.firstName},`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [
      hello,
      what,
      ...(items.length > 0 ? [items.join('\n')] : []),
      ...next,
      `View your order: ${link}`,
      'E-Store',
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>${hello}</p>
        <p>${what}</p>
        ${items.length > 0 ? html`<p>${items.map((item) => html`${item}<br />`)}</p>` : ''}
        ${next.map((sentence) => html`<p>${sentence}</p>`)}
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}
