import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';
import { orderLink } from './order-link.ts';

export function orderCancelledMail(order: Order, publicUrl: string): MailText {
  const subject = `Your E-Store order ${order.number} was cancelled`;
  const who = whoCancelled(order);
  const paid = `You owe nothing. This order (${formatRupees(order.totalPrice)}, cash on delivery) will not be delivered.`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [`Hello ${order.shippingInfo.firstName},`, who, paid, `View your order: ${link}`, 'E-Store'].join(
      '\n\n',
    ),
    html: mailPage(
      subject,
      html`<p>Hello ${order.shippingInfo.firstName},</p>
        <p>${who}</p>
        <p>${paid}</p>
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}

function whoCancelled({ number, cancellation }: Order): string {
  if (cancellation?.reason === 'not-confirmed')
    return `We could not confirm your order ${number} in time, so we had to cancel it. You can order again at any time.`;
  return cancellation?.by === 'staff' && cancellation.reason !== 'shopper-asked'
    ? `We are sorry, but we had to cancel your order ${number}.`
    : `Your order ${number} was cancelled as you requested.`;
}
