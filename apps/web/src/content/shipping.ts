import { formatRupees } from '@e-store/shared/money';
import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { paths } from '../lib/paths.ts';
import { list, text, type Article, type ShopFigures } from './article.ts';

const days = ({ from, to }: { from: number; to: number }) => `${from} to ${to} business days`;

/** What a parcel costs, by the owner's settings; without them no figure is claimed. */
export function shippingCharges({ charges }: Pick<ShopFigures, 'charges'>): string[] {
  if (!charges) return ['What shipping costs is named at every product and in the cart.'];
  const price = (amount: number) => (amount === 0 ? 'free' : `${formatRupees(amount)} per order`);
  const { taxMode, tax, shipping, expressShipping, freeShippingFrom } = charges;
  return [
    `Standard delivery: ${price(shipping)}, in ${days(BUSINESS_DAYS.standard)}.`,
    `Express delivery: ${price(expressShipping)}, in ${days(BUSINESS_DAYS.express)}.`,
    ...(freeShippingFrom !== undefined && shipping > 0
      ? [`Goods of ${formatRupees(freeShippingFrom)} or more are shipped free by standard delivery.`]
      : []),
    taxMode === 'included'
      ? 'Prices include all taxes.'
      : tax > 0
        ? `${formatRupees(tax)} tax is added to every order. It is named at every product and in the cart.`
        : 'No tax is added to the prices.',
  ];
}

export const shipping = (figures: ShopFigures): Article => ({
  title: 'Shipping',
  description: 'What delivery costs, how many days it takes, where we deliver and how a parcel is tracked.',
  lead: 'We deliver across India, and you pay in cash when the parcel is in your hands.',
  sections: [
    { id: 'cost', title: 'What it costs', parts: [list(...shippingCharges(figures))] },
    {
      id: 'days',
      title: 'When it comes',
      parts: [
        text(
          'The cart and the checkout show the days for your order, counted from the day after you place it. Sundays and the national holidays do not count; all days are days in India.',
        ),
      ],
    },
    {
      id: 'where',
      title: 'Where we deliver',
      parts: [
        text(
          'To every address in India with a 6-digit pincode. Type your pincode at a product to see the days for your place.',
        ),
      ],
    },
    {
      id: 'pay',
      title: 'At your door',
      parts: [
        list(
          'Please have the total ready in cash. It is on your order and in the mail we send you, and nothing is added at the door.',
          'If nobody is there, the courier tries again. A parcel that cannot be delivered comes back to us, and you owe nothing.',
        ),
      ],
    },
    {
      id: 'track',
      title: 'Where your parcel is',
      parts: [
        text([
          'Each step of an order is shown in ',
          { text: 'My orders', to: paths.myOrders() },
          '. Until it is packed you can cancel it there yourself.',
        ]),
      ],
    },
  ],
});
