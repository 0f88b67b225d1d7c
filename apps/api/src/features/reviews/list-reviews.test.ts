import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let product: Types.ObjectId;

const GIVEN = [5, 4, 5, 1, 3, 5, 4, 5, 2, 5, 4, 5];
const MINUTE_MS = 60_000;

beforeAll(async () => {
  shop = await startTestShop();
  product = (await shop.addProduct())._id;
  await shop.database.reviews.create(
    GIVEN.map((stars, index) => ({
      product,
      order: new Types.ObjectId(),
      user: new Types.ObjectId(),
      stars,
      words: `Review ${index + 1} of this product.`,
      ...(index % 2 === 0 && { fit: index === 0 ? ('small' as const) : ('true' as const) }),
      createdAt: new Date(shop.now().getTime() + index * MINUTE_MS),
    })),
  );
});
afterAll(() => shop.stop());

type Listed = { stars: number; words: string };
const list = async (query = '', status = 200) =>
  (
    await shop
      .request()
      .get(`/api/v1/product/${String(product)}/reviews${query}`)
      .expect(status)
  ).body;
const numbersOf = ({ reviews }: { reviews: Listed[] }) =>
  reviews.map(({ words }) => Number(words.split(' ')[1]));

describe('reviews of a product', () => {
  it('come ten on a page, newest first, with the count of all', async () => {
    const first = await list();
    expect(numbersOf(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(first).toMatchObject({ reviewCount: 12, page: 1, limit: 10 });
    expect(numbersOf(await list('?page=2'))).toEqual([2, 1]);
    expect(numbersOf(await list('?page=3'))).toEqual([]);
  });

  it('are summed up over all pages and stars, whatever is asked for', async () => {
    const summary = {
      average: 4,
      count: 12,
      stars: { 5: 6, 4: 3, 3: 1, 2: 1, 1: 1 },
      fit: { small: 1, true: 5, large: 0 },
    };
    expect((await list()).summary).toEqual(summary);
    expect((await list('?stars=1&page=2')).summary).toEqual(summary);
  });

  it('can be those of so many stars, and are counted so', async () => {
    const four = await list('?stars=4');
    expect(numbersOf(four)).toEqual([11, 7, 2]);
    expect(four.reviewCount).toBe(3);
  });

  it('can be sorted by stars, newest first among equals', async () => {
    expect(numbersOf(await list('?sort=highest&limit=4'))).toEqual([12, 10, 8, 6]);
    expect(numbersOf(await list('?sort=lowest&limit=5'))).toEqual([4, 9, 5, 11, 7]);
  });

  it('tell nobody who wrote them', async () => {
    const { reviews } = await list();
    expect(Object.keys(reviews[0]).toSorted()).toEqual(['_id', 'createdAt', 'stars', 'words']);
  });

  it.each([
    ['stars', '6'],
    ['page', '0'],
    ['sort', 'helpful'],
    ['limit', '1000'],
  ])('are refused for %s=%s, by its name', async (name, value) => {
    expect(Object.keys((await list(`?${name}=${value}`, 400)).fields)).toEqual([name]);
  });

  it.each(['draft', 'archived', undefined] as const)(
    'do not exist for a product that shoppers cannot open: %s',
    async (status) => {
      const id = status ? (await shop.addProduct({ status }))._id : new Types.ObjectId();
      for (const path of [`/product/${String(id)}`, `/product/${String(id)}/reviews`]) {
        const { body } = await shop.request().get(`/api/v1${path}`).expect(404);
        expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'This product is no longer available.' });
      }
    },
  );

  it('stay for a product off sale, and an empty list is an answer', async () => {
    const { _id } = await shop.addProduct({ onSale: false });
    const { body } = await shop
      .request()
      .get(`/api/v1/product/${String(_id)}/reviews`)
      .expect(200);
    expect(body).toMatchObject({ reviews: [], reviewCount: 0, summary: { count: 0 } });
  });
});
