import {
  type MailTemplate,
  type MailText,
  mailToken,
  unsubscribeHeaders,
  html,
  mailPage,
} from '../../platform/outbox/mail-template.ts';
import { saveMailKey } from './request-alert.ts';
import { formatRupees } from '@e-store/shared/money';

type BackInStock = {
  product: { _id: unknown; name: string; price: number };
  size: string | null;
  publicUrl: string;
  key: string;
};

/** Promises no stock: the size may be sold out again. */
export function backInStockMail({ product, size, publicUrl, key }: BackInStock): MailText {
  const page = `${publicUrl}/product/${String(product._id)}`;
  const link = size === null ? page : `${page}?size=${encodeURIComponent(size)}`;
  const stop = `${publicUrl}/alerts/withdraw/${key}`;
  const name = size === null ? product.name : `${product.name} in ${size}`;
  const subject = `Back in stock: ${name}`;
  const fact = `${name} is back in stock at ${formatRupees(product.price)}.`;
  const caution = 'We cannot reserve it for you. The product page shows how many are left.';
  const why = 'You asked for this alert on the product page. This is the only email about it.';
  return {
    subject,
    headers: unsubscribeHeaders(stop),
    text: `Hello,\n\n${fact}\n${link}\n\n${caution}\n\n${why} To cancel all your other back-in-stock alerts:\n${stop}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>${fact}</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 24px;background:#1f2659;color:#fff;text-decoration:none;font-weight:600"
            >See ${name}</a
          >
        </p>
        <p style="font-size:14px">${caution}</p>
        <p style="font-size:14px">${why} <a href="${stop}">Cancel all other back-in-stock alerts</a></p>`,
    ),
  };
}

const writeForAlert: MailTemplate['write'] = async (mail, { database, config }) => {
  const alert = await database.stockAlerts.findById(mail.alert).lean();
  const product =
    alert && (await database.products.findOne({ _id: alert.product, status: 'published' }).lean());
  if (!product) return undefined;
  const key = mailToken(mail, 'end alerts', config);
  await saveMailKey(database, alert._id, key);
  const size = product.sizes.length > 0 ? alert.size : null;
  return backInStockMail({ product, size, publicUrl: config.publicUrl, key });
};

export const alertMails = {
  'back-in-stock': { urgency: 'bulk', write: writeForAlert },
} satisfies Record<string, MailTemplate>;
