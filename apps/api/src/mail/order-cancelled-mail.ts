import type { Order } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { html, mailPage } from './html.ts';
import { orderLink } from './order-link.ts';
import type { MailText } from './write-mail.ts';

/** That an order is off, by whom, and that nothing is to be paid: it was cash on delivery. */
export function orderCancelledMail(order: Order, publicUrl: string): MailText {
  const subject = `Your E-Store order ${order.number} is cancelled`;
  const who = whoCancelled(order);
  const paid = `Nothing is to be paid: the ${formatRupees(order.totalPrice)} were to be given at the door, and nobody comes.`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [`Hello ${order.shippingInfo.firstName},`, who, paid, `See the order: ${link}`, 'E-Store'].join(
      '\n\n',
    ),
    html: mailPage(
      subject,
      html`<p>Hello ${order.shippingInfo.firstName},</p>
        <p>${who}</p>
        <p>${paid}</p>
        <p><a href="${link}">See the order</a></p>`,
    ),
  };
}

function whoCancelled({ number, cancellation }: Order): string {
  if (cancellation?.reason === 'not-confirmed')
    return `we could not confirm your order ${number} in time, so we had to cancel it. Order again whenever you like.`;
  return cancellation?.by === 'staff'
    ? `we had to cancel your order ${number}, and are sorry for it.`
    : `your order ${number} is cancelled, as you asked.`;
}
