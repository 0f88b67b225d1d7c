import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { updateProductRating } from './update-product-rating.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const WRITE_CONFLICT = 112;

async function fiftyReviews() {
  const { _id: product } = await shop.addProduct();
  const reviews = await shop.database.reviews.create(
    Array.from({ length: 50 }, () => ({
      product,
      order: new Types.ObjectId(),
      user: new Types.ObjectId(),
      stars: 5,
      words: 'As good as it can be.',
      createdAt: shop.now(),
    })),
  );
  await updateProductRating(shop.database, product);
  return { product, reviews: reviews.map(({ _id }) => _id) };
}

describe('rate product', () => {
  it('lets one of two transactions at once begin anew, even where neither alone moves the average', async () => {
    const { product, reviews } = await fiftyReviews();
    const { connection } = shop.database;
    const [one, two] = [await connection.startSession(), await connection.startSession()];
    const giveFour = async (session: typeof one, review: Types.ObjectId | undefined) => {
      session.startTransaction();
      await shop.database.reviews.updateOne({ _id: review }, { $set: { stars: 4 } }, { session });
      return updateProductRating(shop.database, product, session); // 4.98 still rounds to 5.0
    };
    try {
      await giveFour(one, reviews[0]);
      await expect(giveFour(two, reviews[1])).rejects.toMatchObject({ code: WRITE_CONFLICT });
    } finally {
      await Promise.all([one.endSession(), two.endSession()]);
    }
  });

  it('says when the product is not there', async () => {
    expect(await updateProductRating(shop.database, new Types.ObjectId())).toBe(false);
  });
});
