import { paths } from '@e-store/shared/web-paths';
import { list, text, type Article, type StoreFacts } from './article.ts';

export const returns = ({ promises }: StoreFacts): Article => ({
  title: 'Returns',
  description: `${promises.returns}: how to return items, when you get your refund and what the warranty covers.`,
  lead: promises.moneyBack,
  sections: [
    {
      id: 'how',
      title: 'How to return',
      parts: [
        list(
          [
            'Open the order in ',
            { text: 'My Orders', to: paths.myOrders() },
            ` within ${promises.returnDays} days of delivery.`,
          ],
          'Choose the items and the reason, and enter an account for your refund if we ask for one. You can return part of an order.',
          'We accept or refuse the return and tell you why in the order and by email.',
        ),
      ],
    },
    {
      id: 'condition',
      title: 'What we take back',
      parts: [
        text(
          'Items must be unworn, unwashed and have their tags. Trying them on is fine. You can always return items that arrived damaged or are not what you ordered.',
        ),
      ],
    },
    {
      id: 'refund',
      title: 'Your refund',
      parts: [
        text(
          'If you paid online, your refund goes back the way you paid. If that fails, we ask you for an account. For cash and other payments, we use the UPI ID or bank account in your return request. We send the refund after we have received and checked the items.',
        ),
      ],
    },
    {
      id: 'other-size',
      title: 'Another size',
      parts: [
        text([
          'Choose “Exchange” in your return request. You pay nothing. If the size sells out before we receive the item, we refund you. Our ',
          { text: 'size guide', to: paths.sizeGuide() },
          ' helps you choose.',
        ]),
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      parts: [
        text(
          `${promises.warranty}: we replace or refund an item if a seam, button, zip or print fails in that time. This is in addition to your legal rights.`,
        ),
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling before dispatch',
      parts: [
        text(
          'You can cancel an order yourself until it is packed. You then owe nothing, and we refund what you have already paid.',
        ),
      ],
    },
  ],
});
