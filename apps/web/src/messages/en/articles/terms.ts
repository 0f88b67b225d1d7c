import { paths } from '@e-store/shared/web-paths';
import { text, list, type Article, type StoreFacts } from './article.ts';
import { shippingCharges } from './shipping.ts';

export const terms = (facts: StoreFacts): Article => ({
  title: 'Terms',
  description:
    'The terms of an order at E-Store: seller, prices, cash on delivery, cancelling, returns and complaints.',
  lead: 'The agreement between you and us when you order, in plain words.',
  sections: [
    {
      id: 'seller',
      title: 'Seller',
      parts: [
        text([
          `Everything here is sold by ${facts.contact.legalName ?? 'E-Store'}. You can find our address, registration and grievance officer on the `,
          { text: 'contact page', to: paths.contact() },
          '.',
        ]),
      ],
    },
    {
      id: 'order',
      title: 'Your order',
      parts: [
        list(
          'Each product page shows the product, its material and its country of origin.',
          'You need an account to order, so that you can track, cancel and return your orders.',
          'The agreement is made when we confirm your order on screen and by email. If a price or the stock has changed in the meantime, we show you the change and ask again before you order.',
          'We may refuse an order that cannot be delivered or is clearly a mistake or abuse. We will tell you why.',
        ),
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      parts: [
        text(
          'All prices are in Indian rupees. You pay the total shown when you ordered: in cash when your parcel is delivered, or with another payment method that you chose at checkout.',
        ),
        list(...shippingCharges(facts)),
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      parts: [text(['See ', { text: 'Shipping', to: paths.shipping() }, ' for delivery times and areas.'])],
    },
    {
      id: 'back',
      title: 'Cancellations and returns',
      parts: [
        text([
          `You can cancel until the order is packed. ${facts.promises.moneyBack} See `,
          { text: 'Returns', to: paths.returns() },
          ' for how it works. Both are free of charge.',
        ]),
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      parts: [
        text(
          'Only buyers who have received a product can review it, and only once. We do not write or buy reviews. We remove reviews only if they are unlawful, insulting or off-topic.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      parts: [
        text([
          'Keep your password private and tell us if someone else knows it. To see what data we store, read ',
          { text: 'Privacy', to: paths.privacy() },
          '.',
        ]),
      ],
    },
    {
      id: 'law',
      title: 'Law and complaints',
      parts: [
        text([
          'Indian law applies. These terms do not limit your rights under the Consumer Protection Act, 2019. Please complain to our ',
          { text: 'grievance officer', to: `${paths.contact()}#grievance` },
          ' first, which is the quickest way. You can also contact the National Consumer Helpline (1915) or the consumer commissions.',
        ]),
      ],
    },
  ],
});
