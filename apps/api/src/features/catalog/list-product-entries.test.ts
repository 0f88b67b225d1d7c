import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const entries = (query = '') => shop.request().get(`/api/v1/products/sitemap${query}`);

describe('products for search engines', () => {
  it('are those that shoppers can find, with the day of their last change', async () => {
    const { _id, createdAt } = await shop.addProduct();
    await shop.addProduct({ status: 'draft' });
    await shop.addProduct({ status: 'archived' });
    await shop.addProduct({ onSale: false });
    const { body } = await entries().expect(200);
    expect(body).toEqual({
      products: [{ _id: String(_id), changedAt: createdAt.toISOString() }],
      pages: 1,
      categories: ['T-Shirt', 'Shirts', 'jeans'],
    });
  });

  it('come with the categories that the shop has by now', async () => {
    const { agent } = await shop.signIn('Catalogue');
    const known = async () => (await entries().expect(200)).body.categories as string[];
    const { body } = await agent.post('/api/v1/admin/categories').send({ name: 'Kurtas' });
    const { key } = body.categories.at(-1);
    expect(await known()).toEqual(['T-Shirt', 'Shirts', 'jeans', key]);
    await agent.delete(`/api/v1/admin/categories/${key}`).expect(200);
    expect(await known()).toEqual(['T-Shirt', 'Shirts', 'jeans']);
  });

  it('say when staff last changed them, and nothing of pieces that come and go', async () => {
    const product = await shop.addProduct({ sizes: [] });
    const changedAt = async () => {
      const { body } = await entries().expect(200);
      return body.products.find((one: { _id: string }) => one._id === String(product._id)).changedAt;
    };
    const { agent } = await shop.signIn();
    shop.passTime(1000);
    const { body } = await agent.post('/api/v1/order/new').send(orderPayload([{ product: product._id }]));
    await agent.post(`/api/v1/order/${body._id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    expect(await changedAt()).toBe(product.createdAt.toISOString());
    const updatedAt = shop.now();
    await shop.database.products.updateOne({ _id: product._id }, { $set: { price: 500, updatedAt } });
    expect(await changedAt()).toBe(updatedAt.toISOString());
  });

  it('are none beyond the last page', async () => {
    expect((await entries('?page=2').expect(200)).body).toMatchObject({ products: [], pages: 1 });
  });

  it.each(['0', 'x', '1001'])('refuse page %s by name', async (page) => {
    expect(Object.keys((await entries(`?page=${page}`).expect(400)).body.fields)).toEqual(['page']);
  });
});
