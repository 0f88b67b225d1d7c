import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

type Melted = { product: { _id: unknown; name: string; stock: number }; publicUrl: string };

/** To the shop itself, when more than half of a product was ordered within a minute. */
export function stockAlarmMail({ product: { _id, name, stock }, publicUrl }: Melted): MailText {
  const orders = `${publicUrl}/admin/dashboard/orderlist`;
  const product = `${publicUrl}/admin/dashboard/product/${String(_id)}`;
  const left = stock === 1 ? '1 piece is left' : `${stock} pieces are left`;
  const subject = `${name} is going fast: ${left}`;
  const fact = `More than half of ${name} was ordered within a minute; ${left}.`;
  const advice =
    'It may be a crowd, or somebody who hoards. Look at the newest orders before you confirm them; the product can be taken off sale at any time.';
  const again = 'You are told of a product once an hour at most.';
  return {
    subject,
    text: `${fact}\n\n${advice}\n\nOrders: ${orders}\nProduct: ${product}\n\n${again}\n`,
    html: mailPage(
      subject,
      html`<p>${fact}</p>
        <p>${advice}</p>
        <p><a href="${orders}">The newest orders</a> · <a href="${product}">${name} in E-DASH</a></p>
        <p style="font-size:14px">${again}</p>`,
    ),
  };
}
