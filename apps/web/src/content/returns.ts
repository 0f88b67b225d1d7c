import { paths } from '../lib/paths.ts';
import { list, text, type Article, type ShopFigures } from './article.ts';

export const returns = ({ promises }: ShopFigures): Article => ({
  title: 'Returns',
  description: `${promises.returns}: how to send pieces back, when the money comes, and what the warranty covers.`,
  lead: promises.moneyBack,
  sections: [
    {
      id: 'how',
      title: 'How to return',
      parts: [
        list(
          [
            'Open the order in ',
            { text: 'My orders', to: paths.myOrders() },
            `, within ${promises.returnDays} days of its delivery.`,
          ],
          'Choose the pieces, say why, and where the refund goes. You can return some of an order and keep the rest.',
          'We tell you in the order when the return is taken or refused, and why.',
        ),
      ],
    },
    {
      id: 'condition',
      title: 'What we take back',
      parts: [
        text(
          'Pieces as they came: not worn but to try them on, not washed, with their labels. What came damaged or was not what you ordered we always take back.',
        ),
      ],
    },
    {
      id: 'refund',
      title: 'Your money',
      parts: [
        text(
          'You paid in cash, so the refund goes to a UPI id or a bank account that you give with the return. We send it after the pieces have reached us and were looked at.',
        ),
      ],
    },
    {
      id: 'other-size',
      title: 'Another size',
      parts: [
        text([
          'Return the piece and order the other size; the first one is free to return. The ',
          { text: 'size guide', to: paths.sizeGuide() },
          ' helps to choose it.',
        ]),
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      parts: [
        text(
          `${promises.warranty}: a seam, button, zip or print that fails in that time is replaced or refunded. This is beside your rights by law, not in their place.`,
        ),
      ],
    },
    {
      id: 'cancel',
      title: 'Before it is sent',
      parts: [
        text(
          'An order can be cancelled until it is packed, in the order itself. Nothing was paid, so nothing is owed.',
        ),
      ],
    },
  ],
});
