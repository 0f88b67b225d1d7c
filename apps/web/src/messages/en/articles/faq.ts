import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { paths } from '@e-store/shared/web-paths';
import type { Article, StoreFacts } from './article.ts';
import { shippingCharges } from './shipping.ts';

const { standard, express } = BUSINESS_DAYS;

export const faq = (facts: StoreFacts): Article => ({
  title: 'FAQs',
  description:
    'Short answers about ordering, cash on delivery, shipping, sizes, returns, your account and the newsletter.',
  lead: 'Answers to common questions before and after you order.',
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
              answer: `${facts.promises.cash}: you pay the courier when you receive the parcel. Checkout shows every payment method that is available for your order.`,
            },
            {
              question: 'What charges are added to the price?',
              answer: shippingCharges(facts).join(' '),
            },
            {
              question: 'Where do I enter a promo code?',
              answer: [
                'Enter it in your ',
                { text: 'cart', to: paths.cart() },
                ', above the total. Public codes are shown there and on product pages.',
              ],
            },
            {
              question: 'Do I need an account?',
              answer: [
                'No, not to browse or fill a cart. You need one to place an order, so that you can track, cancel and return your orders. Registering takes a minute. ',
                { text: 'Register', to: paths.register() },
              ],
            },
            {
              question: 'Can I change or cancel an order?',
              answer: [
                'You cannot change an order, but you can cancel it until it is packed, in ',
                { text: 'My Orders', to: paths.myOrders() },
                ', and then order again.',
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
              question: 'How long does delivery take?',
              answer: `${standard.from} to ${standard.to} business days, or ${express.from} to ${express.to} with express delivery. Your cart shows the dates for your order.`,
            },
            {
              question: 'Where is my order?',
              answer: ['You can follow every step in ', { text: 'My Orders', to: paths.myOrders() }, '.'],
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
                'Measure something that fits you well and compare it with our ',
                { text: 'size guide', to: paths.sizeGuide() },
                '. Reviews also say whether an item runs small or large.',
              ],
            },
            {
              question: 'My item doesn’t fit. What can I do?',
              answer: [
                `Exchange it for another size, or return it, free within ${facts.promises.returnDays} days. `,
                { text: 'How to return', to: paths.returns() },
              ],
            },
            {
              question: 'How do I get my money back?',
              answer:
                'We refund you after we have received and checked the item. If you paid online, the money goes back the way you paid. If that fails, we ask you for an account. For cash and other payments, we use the UPI ID or bank account in your return request.',
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
              question: 'I forgot my password. What can I do?',
              answer: [
                'We will email you a link to choose a new one. ',
                { text: 'Forgot password', to: paths.forgetPassword() },
              ],
            },
            {
              question: 'How do I unsubscribe from the newsletter?',
              answer:
                'Use the link in any newsletter or the unsubscribe button in your email app. It takes effect immediately.',
            },
            {
              question: 'How can I contact you?',
              answer: [
                'Send us a message on the ',
                { text: 'Contact', to: paths.contact() },
                ' page. A person reads every message.',
              ],
            },
          ],
        },
      ],
    },
  ],
});
