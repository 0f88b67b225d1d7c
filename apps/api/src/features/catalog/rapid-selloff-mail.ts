import { type MailTemplate, type MailText, html, mailPage } from '../../platform/outbox/mail-template.ts';

type RapidSelloff = { product: { _id: unknown; name: string; stock: number }; publicUrl: string };

/** When more than half of a product's stock sells within a minute. */
export function rapidSelloffMail({ product: { _id, name, stock }, publicUrl }: RapidSelloff): MailText {
  const orders = `${publicUrl}/admin/dashboard/orderlist`;
  const product = `${publicUrl}/admin/dashboard/product/${String(_id)}`;
  const left = stock === 1 ? '1 unit left' : `${stock} units left`;
  const subject = `${name} is selling fast: ${left}`;
  const fact = `More than half of the stock of ${name} was ordered within a minute. ${left}.`;
  const advice =
    'This may be high demand or one person buying in bulk. Check the newest orders before you confirm them. You can hide the product from the shop at any time.';
  const again = 'We email you at most once an hour per product.';
  return {
    subject,
    text: `${fact}\n\n${advice}\n\nOrders: ${orders}\nProduct: ${product}\n\n${again}\n`,
    html: mailPage(
      subject,
      html`<p>${fact}</p>
        <p>${advice}</p>
        <p><a href="${orders}">Newest orders</a> · <a href="${product}">${name} in E-DASH</a></p>
        <p style="font-size:14px">${again}</p>`,
    ),
  };
}

const writeForProduct: MailTemplate['write'] = async (mail, { database, config: { publicUrl } }) => {
  const product = await database.products.findById(mail.product).lean();
  return product ? rapidSelloffMail({ product, publicUrl }) : undefined;
};

export const catalogMails = {
  'stock-alarm': { urgency: 'normal', write: writeForProduct },
} satisfies Record<string, MailTemplate>;
