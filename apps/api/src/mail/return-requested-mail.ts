import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { html, mailPage } from './html.ts';
import { orderLink } from './order-link.ts';
import { returnedPieces } from './returned-pieces.ts';
import type { MailText } from './write-mail.ts';

/** What is to be given back, how much is due for it and where it goes; `undefined` when nothing was asked for. */
export function returnRequestedMail(order: Order, publicUrl: string): MailText | undefined {
  const wanted = order.returns.at(-1);
  if (!wanted) return undefined;
  const subject = `Your return from E-Store order ${order.number}`;
  const pieces = returnedPieces(order, wanted);
  const asked = `we have your wish to give these back from order ${order.number}:`;
  const next =
    'Keep them with their labels. We tell you when they are fetched, and look at them when they are here.';
  const refund = `Then ${formatRupees(wanted.refund.total)} go to ${wanted.refundTo.shown}.`;
  const link = orderLink(order, publicUrl);
  return {
    subject,
    text: [
      `Hello ${order.shippingInfo.firstName},`,
      asked,
      pieces.join('\n'),
      `${next} ${refund}`,
      `See the order: ${link}`,
      'E-Store',
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello ${order.shippingInfo.firstName},</p>
        <p>${asked}</p>
        <p>${pieces.map((piece) => html`${piece}<br />`)}</p>
        <p>${next} ${refund}</p>
        <p><a href="${link}">See the order</a></p>`,
    ),
  };
}
