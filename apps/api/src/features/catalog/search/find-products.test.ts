import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.addProduct({ name: 'Deccan Jeans', category: 'jeans' });
  await shop.addProduct({ name: 'Awadh Kurta', category: 'Shirts' });
});
afterAll(() => shop.stop());

async function find(keyword: string, page = 1) {
  const query = `keyword=${encodeURIComponent(keyword)}&page=${page}`;
  const { body } = await shop.request().get(`/api/v1/products?${query}`).expect(200);
  return { names: body.product.map(({ name }: { name: string }) => name), ignored: body.ignored };
}

describe('an occasion in a search', () => {
  it('chooses among what is found', async () => {
    expect(await find('diwali')).toEqual({ names: ['Awadh Kurta'], ignored: undefined });
  });

  it('is left out, and named, when nothing else meets it', async () => {
    expect(await find('diwali jeans')).toEqual({ names: ['Deccan Jeans'], ignored: ['diwali'] });
    expect(await find('diwali jeans', 2)).toEqual({ names: [], ignored: ['diwali'] });
  });

  it('finds nothing alone, rather than everything', async () => {
    expect(await find('gym')).toEqual({ names: [], ignored: undefined });
  });
});
