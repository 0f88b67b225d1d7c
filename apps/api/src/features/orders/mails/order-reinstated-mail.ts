import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';
import { orderLink } from './order-link.ts';

export function orderReinstatedMail(order: Order, publicUrl: string): MailText {
  const subject = `Your E-Store order ${order.number} is active again`;
  const what = `We told you that your order ${order.number} was cancelled. That was a mistake, and we are sorry. Your order is active again and we are preparing it.`;
  const cash = `The total is ${formatRupees(order.totalPrice)}, payable in cash on delivery. If you no longer want the order, reply to this email or cancel it on the order page.`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [`Hello ${order.shippingInfo.firstName},`, what, cash, `View your order: ${link}`, 'E-Store'].join(
      '\n\n',
    ),
    html: mailPage(
      subject,
      html`<p>Hello ${order.shippingInfo.firstName},</p>
        <p>${what}</p>
        <p>${cash}</p>
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}
