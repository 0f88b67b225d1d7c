import { formatDays, formatMoment } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { type AmountName, listAmounts } from '@e-store/shared/orders/order-amounts';
import { html, mailPage, type MailText } from '../../../platform/outbox/mail-template.ts';

/** The host comes from the settings only, never from a request (R23). */
export const orderLink = ({ _id }: Pick<Order, '_id'>, publicUrl: string) =>
  `${publicUrl}/account/orderdetails/${_id}`;

export function orderPlacedMail(order: Order, publicUrl: string): MailText {
  const { shippingInfo: to, delivery } = order;
  const { exchangeFor } = order;
  const subject = exchangeFor
    ? `We are preparing your exchange for E-Store order ${exchangeFor.number}`
    : `Your E-Store order ${order.number} was placed: ${formatRupees(order.totalPrice)}`;
  const days = formatDays(delivery);
  const link = orderLink(order, publicUrl);
  const sums: [string, number][] = [
    ...listAmounts(order)
      .filter(({ name, amount }) => amount !== 0 || name === 'shipping')
      .map(({ name, amount }): [string, number] => [
        name === 'discount' ? discountName(order) : AMOUNT_NAMES[name],
        amount,
      ]),
    ['Total cost', order.totalPrice],
  ];
  const address = [`${to.firstName} ${to.lastName}`, to.address, `${to.city} ${to.pincode}, ${to.contry}`];
  const business = order.business ? [`Invoice to ${order.business.name}, GSTIN ${order.business.gstin}`] : [];
  return {
    subject,
    text: [
      `Hello ${to.firstName},`,
      `${welcome(order)} ${order.number}. Expected delivery: ${days}. ${howToPay(order)}`,
      order.orderItems
        .map((item) => `${nameOf(item)}  ${formatRupees(item.price * item.quantity)}`)
        .join('\n'),
      sums.map(([name, amount]) => `${name}: ${formatRupees(amount)}`).join('\n'),
      address.join('\n'),
      ...business,
      `View your order: ${link}`,
      'E-Store',
    ].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello ${to.firstName},</p>
        <p>${welcome(order)} <b>${order.number}</b>. Expected delivery: <b>${days}</b>. ${howToPay(order)}</p>
        <table style="width:100%;border-collapse:collapse">
          ${order.orderItems.map((item) => row(nameOf(item), item.price * item.quantity))}
          ${sums.map(([name, amount]) => row(name, amount))}
        </table>
        <p>${address.map((line) => html`${line}<br />`)}</p>
        ${business.map((line) => html`<p>${line}</p>`)}
        <p><a href="${link}">View your order</a></p>`,
    ),
  };
}

const welcome = ({ exchangeFor }: Order) =>
  exchangeFor
    ? `We are sending the items you want in exchange for items of order ${exchangeFor.number} as your order`
    : 'Thank you. We have received your order';

function howToPay({ exchangeFor, paymentInfo, totalPrice, payment: { expiresAt } }: Order): string {
  if (exchangeFor) return 'The exchange has paid for it, so you have nothing to pay.';
  if (totalPrice === 0) return 'You have nothing to pay.';
  if (paymentInfo.method === 'COD') return 'Pay in cash on delivery.';
  const pay = 'Pay on the order page to confirm your order.';
  return expiresAt
    ? `${pay} We hold the items until ${formatMoment(expiresAt)} and then cancel the order.`
    : pay;
}

const AMOUNT_NAMES: Record<AmountName, string> = {
  items: 'Items',
  discount: 'Discount',
  tax: 'Tax',
  shipping: 'Shipping',
  fee: 'Cash on delivery fee',
};

const discountName = ({ promoCode }: Order) => (promoCode ? `Discount (${promoCode})` : 'Discount');

const nameOf = ({ name, size, quantity }: OrderItem) => `${quantity} × ${name}${size ? `, ${size}` : ''}`;

const row = (name: string, amount: number) =>
  html`<tr>
    <td style="padding:6px 0;border-bottom:1px solid #dfdcd5">${name}</td>
    <td style="padding:6px 0;border-bottom:1px solid #dfdcd5;text-align:right">${formatRupees(amount)}</td>
  </tr>`;
