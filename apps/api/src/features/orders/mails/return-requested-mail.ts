import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';
import { orderLink } from './order-link.ts';
import { formatReturnedItems } from './format-returned-items.ts';

export function returnRequestedMail(order: Order, publicUrl: string): MailText | undefined {
  const wanted = order.returns.at(-1);
  if (!wanted) return undefined;
  const subject = `Your return request for E-Store order ${order.number}`;
  const items = formatReturnedItems(order, wanted);
  const asked = `We have received your return request for order ${order.number}:`;
  const next =
    'Keep the items unworn, with their tags. We will let you know the pickup date and check the items when they arrive.';
  const refund = `If we accept your return, we will refund ${formatRupees(wanted.refund.total)} to ${wanted.refundTo.shown}.`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [
      `Hello ${order.shippingInfo.firstName},`,
      asked,
      items.join('\n'),
      `${next} ${refund}`,
      `View your order: ${link}`,
      'E-Store',
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello ${order.shippingInfo.firstName},</p>
        <p>${asked}</p>
        <p>${items.map((item) => html`${item}<br />`)}</p>
        <p>${next} ${refund}</p>
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}
