import { formatRupees } from '@e-store/shared/money';
import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { paths } from '@e-store/shared/web-paths';
import { list, text, type Article, type StoreFacts } from './article.ts';

const days = ({ from, to }: { from: number; to: number }) => `${from} to ${to} business days`;

export function shippingCharges({ charges }: Pick<StoreFacts, 'charges'>): string[] {
  if (!charges) return ['Shipping costs are shown on every product page and in the cart.'];
  const price = (amount: number) => (amount === 0 ? 'free' : `${formatRupees(amount)} per order`);
  const { taxMode, tax, shipping, expressShipping, freeShippingFrom } = charges;
  return [
    `Standard delivery: ${price(shipping)}, in ${days(BUSINESS_DAYS.standard)}.`,
    `Express delivery: ${price(expressShipping)}, in ${days(BUSINESS_DAYS.express)}.`,
    ...(freeShippingFrom !== undefined && shipping > 0
      ? [`Free standard delivery on orders of ${formatRupees(freeShippingFrom)} or more.`]
      : []),
    taxMode === 'included'
      ? 'Prices include all taxes.'
      : tax > 0
        ? `${formatRupees(tax)} tax is added to every order. It is shown on every product page and in the cart.`
        : 'No tax is added to prices.',
    'If you pay in cash, a cash on delivery fee may apply. The checkout shows it before you order.',
  ];
}

export const shipping = (facts: StoreFacts): Article => ({
  title: 'Shipping',
  description: 'Delivery costs and times, where we deliver and how to track your parcel.',
  lead: 'We deliver across India, and you see the delivery dates before you order.',
  sections: [
    { id: 'cost', title: 'Delivery costs', parts: [list(...shippingCharges(facts))] },
    {
      id: 'days',
      title: 'Delivery times',
      parts: [
        text(
          'Your cart and the checkout show the delivery dates for your order, counted from the day after you place it. Sundays and national holidays in India do not count.',
        ),
      ],
    },
    {
      id: 'where',
      title: 'Where we deliver',
      parts: [
        text(
          'We deliver to every address in India with a 6-digit pincode. Enter your pincode on a product page to see your delivery dates.',
        ),
      ],
    },
    {
      id: 'pay',
      title: 'Paying on delivery',
      parts: [
        list(
          'If you chose cash on delivery, please have the total ready in cash. You can find it in your order and in our email. There are no extra charges on delivery.',
          'If nobody is available, the courier will try again. If a parcel cannot be delivered, it is returned to us. You then owe nothing, and we refund what you have paid.',
        ),
      ],
    },
    {
      id: 'track',
      title: 'Tracking your parcel',
      parts: [
        text([
          'You can follow every step of your order in ',
          { text: 'My Orders', to: paths.myOrders() },
          '. You can cancel it there until it is packed.',
        ]),
      ],
    },
  ],
});
