import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { formatDay, html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';
import { orderLink } from './order-link.ts';

export function orderShippedMail(order: Order, publicUrl: string): MailText {
  const { tracking, shippingInfo, delivery } = order;
  const subject = `Your E-Store order ${order.number} is on its way`;
  const what = `Your order ${order.number} has been shipped and should arrive by ${formatDay(delivery.to)}.`;
  const courier = tracking ? `Courier: ${tracking.courier}. Tracking number: ${tracking.number}` : '';
  const cash = `Keep ${formatRupees(order.totalPrice)} in cash ready for the courier.`;
  const link = orderLink(order, publicUrl);
  const sentences = [what, courier, cash].filter(Boolean);
  return {
    subject,
    text: [`Hello ${shippingInfo.firstName},`, ...sentences, `View your order: ${link}`, 'E-Store'].join(
      '\n\n',
    ),
    html: mailPage(
      subject,
      html`<p>Hello ${shippingInfo.firstName},</p>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}
