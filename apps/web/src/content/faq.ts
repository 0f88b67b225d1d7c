import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { paths } from '../lib/paths.ts';
import type { Article, ShopFigures } from './article.ts';
import { shippingCharges } from './shipping.ts';

const { standard, express } = BUSINESS_DAYS;

export const faq = (figures: ShopFigures): Article => ({
  title: 'Questions and answers',
  description:
    'Short answers about ordering, paying in cash, delivery, sizes, returns, the account and the newsletter.',
  lead: 'What people ask before and after they order.',
  sections: [
    {
      id: 'ordering',
      title: 'Ordering and paying',
      parts: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How can I pay?',
              answer: `${figures.promises.cash}: you pay the courier when the parcel is in your hands. There is no other way at the moment, and none that asks for money before.`,
            },
            {
              question: 'What is added to the price?',
              answer: shippingCharges(figures).join(' '),
            },
            {
              question: 'Where do I enter a promo code?',
              answer: [
                'In the ',
                { text: 'cart', to: paths.cart() },
                ', above the total. Codes that are open to everybody are shown there and on the product page.',
              ],
            },
            {
              question: 'Do I need an account?',
              answer: [
                'To look around and fill a cart, no. To order, yes: it takes a minute, and with it you can follow, cancel and return the order. ',
                { text: 'Register', to: paths.register() },
              ],
            },
            {
              question: 'Can I change or cancel an order?',
              answer: [
                'Until it is packed you can cancel it in ',
                { text: 'My orders', to: paths.myOrders() },
                ' and order again.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      parts: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'How long does it take?',
              answer: `${standard.from} to ${standard.to} business days, by express ${express.from} to ${express.to}. The cart shows the days for your order.`,
            },
            {
              question: 'Where is my order?',
              answer: ['Each step is shown in ', { text: 'My orders', to: paths.myOrders() }, '.'],
            },
          ],
        },
      ],
    },
    {
      id: 'sizes',
      title: 'Sizes and returns',
      parts: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'Which size fits me?',
              answer: [
                'Measure a garment that fits you well and compare it with the ',
                { text: 'size guide', to: paths.sizeGuide() },
                '. The reviews say whether a piece runs small or large.',
              ],
            },
            {
              question: 'It does not fit. What now?',
              answer: [
                `Return it free within ${figures.promises.returnDays} days and order the other size. `,
                { text: 'How to return', to: paths.returns() },
              ],
            },
            {
              question: 'How do I get my money back?',
              answer:
                'To a UPI id or a bank account that you give with the return, after the piece has reached us.',
            },
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and newsletter',
      parts: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'I forgot my password.',
              answer: [
                'We mail you a link to choose a new one. ',
                { text: 'Forgot password', to: paths.forgetPassword() },
              ],
            },
            {
              question: 'How do I end the newsletter?',
              answer:
                'By the link in any newsletter, or by the button your mail program shows beside it. It ends at once.',
            },
            {
              question: 'Who answers me?',
              answer: ['Write on the page ', { text: 'Contact', to: paths.contact() }, '.'],
            },
          ],
        },
      ],
    },
  ],
});
