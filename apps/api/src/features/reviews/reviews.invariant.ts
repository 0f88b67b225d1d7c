import { summariseRatings, type StarCounts } from '@e-store/shared/reviews/review-rules';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';

export const ratingsMatchReviews: Invariant = {
  id: 'I9',
  description: 'the rating of a product is the count and the average of its visible reviews',
  check: async (database) => {
    const countsByProduct = await starsByProduct(database);
    const all = await database.products.find({}, { rating: 1 }).lean();
    const known = new Set(all.map(({ _id }) => String(_id)));
    const wrong = all.flatMap(({ _id, rating }) => {
      const real = summariseRatings(countsByProduct.get(String(_id)) ?? NONE);
      return real.count === rating.count && real.average === rating.average
        ? []
        : `${String(_id)}: stored ${rating.count} reviews, average ${rating.average}; found ${real.count} reviews, average ${real.average}`;
    });
    const unknownProducts = [...countsByProduct.keys()].filter((id) => !known.has(id));
    return {
      checked: all.length,
      breaches: [...wrong, ...unknownProducts.map((id) => `${id}: has reviews, but does not exist`)],
    };
  },
};

const NONE: StarCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

async function starsByProduct({ reviews }: Database): Promise<Map<string, StarCounts>> {
  const groups = await reviews.aggregate<{
    _id: { product: unknown; stars: keyof StarCounts };
    count: number;
  }>([
    { $match: { hiddenAt: { $exists: false } } },
    { $group: { _id: { product: '$product', stars: '$stars' }, count: { $sum: 1 } } },
  ]);
  const countsByProduct = new Map<string, StarCounts>();
  for (const { _id, count } of groups) {
    const product = String(_id.product);
    countsByProduct.set(product, { ...(countsByProduct.get(product) ?? NONE), [_id.stars]: count });
  }
  return countsByProduct;
}

export const reviewsAreByBuyers: Invariant = {
  id: 'I10',
  description: 'every review is the only one by its author about a product that was delivered to the author',
  check: async ({ reviews, orders }) => {
    const all = await reviews.find({}, { user: 1, product: 1, order: 1 }).lean();
    const delivered = await orders.find({ 'history.status': 'Delivered' }, { user: 1, orderItems: 1 }).lean();
    const bought = new Set(
      delivered.flatMap(({ _id, user, orderItems }) =>
        orderItems.map(({ product }) => `${String(_id)} ${String(user)} ${String(product)}`),
      ),
    );
    const seen = new Set<string>();
    const breaches = all.flatMap(({ _id, user, product, order }) => {
      const key = `${String(user)} ${String(product)}`;
      if (seen.has(key)) return `${String(_id)}: a second review by the same buyer`;
      seen.add(key);
      return bought.has(`${String(order)} ${key}`)
        ? []
        : `${String(_id)}: the product was not delivered to its author`;
    });
    return { checked: all.length, breaches };
  },
};
