import { paths } from '../lib/paths.ts';
import { text, list, type Article, type ShopFigures } from './article.ts';
import { shippingCharges } from './shipping.ts';

export const terms = (figures: ShopFigures): Article => ({
  title: 'Terms',
  description:
    'The terms of an order at E-Store: seller, prices, cash on delivery, cancelling, returns and complaints.',
  lead: 'What you and we agree to with an order, in words meant to be read.',
  sections: [
    {
      id: 'seller',
      title: 'Who sells',
      parts: [
        text([
          `Everything here is sold by ${figures.contact.legalName ?? 'E-Store'}. Address, registration and who answers complaints are on the `,
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
          'Products are shown as they are; the country of origin and what they are made of stand at each one.',
          'An order needs an account, so that you can follow, cancel and return it.',
          'It is agreed when we confirm it on the screen and by mail. If a price or the stock changed meanwhile, you are shown the change and asked again before anything is ordered.',
          'We may refuse an order that cannot be delivered or is plainly a mistake or an abuse, and say why.',
        ),
      ],
    },
    {
      id: 'price',
      title: 'Price and payment',
      parts: [
        text(
          'All prices are in Indian rupees. You pay in cash on delivery the total that was shown when you ordered.',
        ),
        list(...shippingCharges(figures)),
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      parts: [text(['Days and places are on the page ', { text: 'Shipping', to: paths.shipping() }, '.'])],
    },
    {
      id: 'back',
      title: 'Cancelling and returning',
      parts: [
        text([
          `You may cancel until the order is packed. ${figures.promises.moneyBack} How is on the page `,
          { text: 'Returns', to: paths.returns() },
          '. No charge is taken for either.',
        ]),
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      parts: [
        text(
          'Only who received a product can review it, once. We neither write nor buy reviews, and take down only what is unlawful, insulting or about something else.',
        ),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      parts: [
        text([
          'Keep your password to yourself and tell us if somebody else knows it. What we keep of you is on the page ',
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
          'The law of India holds, and these terms take away no right that the Consumer Protection Act, 2019 gives you. Complain to our ',
          { text: 'grievance officer', to: `${paths.contact()}#grievance` },
          ' first: it is the quickest way. The National Consumer Helpline (1915) and the consumer commissions stay open to you.',
        ]),
      ],
    },
  ],
});
