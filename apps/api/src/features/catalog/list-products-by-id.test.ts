import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCTS_BY_ID_MAX } from '@e-store/shared/catalog/endpoints';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const ask = (ids: unknown[]) =>
  shop
    .request()
    .get('/api/v1/products/by-id')
    .query({ ids: ids.join(',') });

describe('products by id', () => {
  it('come in the order they were asked for, once, sold out and off sale too', async () => {
    const a = await shop.addProduct({ name: 'A', stock: 0 });
    const b = await shop.addProduct({ name: 'B', onSale: false });
    const { body } = await ask([b._id, a._id, String(b._id).toUpperCase()]).expect(200);
    expect(body.product.map(({ name }: { name: string }) => name)).toEqual(['B', 'A']);
  });

  it('pass over what is not in the shop', async () => {
    const draft = await shop.addProduct({ status: 'draft' });
    const archived = await shop.addProduct({ status: 'archived' });
    const { body } = await ask([draft._id, archived._id, new Types.ObjectId()]).expect(200);
    expect(body).toEqual({ product: [] });
  });

  it('are so many at once and no more, and ids', async () => {
    const ids = Array.from({ length: PRODUCTS_BY_ID_MAX + 1 }, () => new Types.ObjectId());
    await ask(ids.slice(1)).expect(200);
    const { body } = await ask(ids).expect(400);
    expect(body.fields).toEqual({ ids: 'At most 48 products per request.' });
    const { body: notIds } = await ask(['tee']).expect(400);
    expect(Object.keys(notIds.fields)).toEqual(['ids.0']);
    await shop.request().get('/api/v1/products/by-id').expect(400);
  });
});
