import type { Types } from 'mongoose';
import type { OrderRecord } from '../features/orders/order.model.ts';
import type { ReviewRecord } from '../features/reviews/review.model.ts';
import { demoId } from './demo-id.ts';
import { createRandom, pickWeighted } from './random.ts';

type Opinion = Pick<ReviewRecord, 'stars' | 'words' | 'fit'> & { weight: number };

const OPINIONS: readonly Opinion[] = [
  {
    stars: 5,
    weight: 5,
    fit: 'true',
    words: 'Soft cloth and straight seams. After three washes, the colour has not faded.',
  },
  { stars: 5, weight: 4, fit: 'true', words: 'Looks like the pictures. The size chart was right for me.' },
  {
    stars: 4,
    weight: 5,
    fit: 'true',
    words: 'Good weight for our weather. It could be a touch longer.',
  },
  {
    stars: 4,
    weight: 4,
    fit: 'large',
    words:
      'Comfortable and well stitched, a little roomy. If you are between two sizes, take the smaller one.',
  },
  {
    stars: 4,
    weight: 3,
    fit: 'small',
    words: 'Nice fabric. It shrank slightly in the first warm wash, so wash it cold.',
  },
  { stars: 3, weight: 2, fit: 'small', words: 'Good colour, but a tighter fit than I expected.' },
  { stars: 3, weight: 1, fit: 'true', words: 'Fine for everyday wear. It creases and needs ironing.' },
  {
    stars: 2,
    weight: 1,
    fit: 'large',
    words: 'The cloth is good, the fit was not for me. The return was easy.',
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * For most delivered lines, at most one per buyer and product. The demo shopper is `withoutReviews` and has
 * products to review.
 */
export function pastReviews(orders: readonly OrderRecord[], withoutReviews?: Types.ObjectId): ReviewRecord[] {
  const random = createRandom(7);
  const reviewed = new Set<string>();
  return orders.flatMap((order) => {
    const deliveredAt = order.history.find(({ status }) => status === 'Delivered')?.at;
    if (!deliveredAt) return [];
    return order.orderItems.flatMap(({ product, size }): ReviewRecord[] => {
      const key = `${String(order.user)}/${String(product)}`;
      if (reviewed.has(key) || random() > 0.8) return [];
      reviewed.add(key);
      const { weight: _weight, ...opinion } = pickWeighted(random, OPINIONS, ({ weight }) => weight);
      if (withoutReviews && order.user.equals(withoutReviews)) return [];
      return [
        {
          _id: demoId('review', key),
          product,
          order: order._id,
          user: order.user,
          ...opinion,
          ...(size !== undefined && { size }),
          createdAt: new Date(deliveredAt.getTime() + 2 * DAY_MS),
        },
      ];
    });
  });
}
