import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

const ID = '0123456789abcdef01234567';

export function savedSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const withCart = async () => {
    const { agent } = await shop().signIn();
    const { _id } = await shop().addProduct({ sizes: [{ size: 'M', stock: 3 }] });
    await agent
      .put('/api/v1/cart')
      .send({ changes: [{ product: _id, quantity: 1 }] })
      .expect(200);
    return agent;
  };

  const withWish = async () => {
    const { agent } = await shop().signIn();
    const { _id } = await shop().addProduct();
    await agent.put(`/api/v1/wishlist/${String(_id)}`).expect(200);
    return { agent, id: String(_id) };
  };

  return {
    'GET /cart': async () => ({ agent: await withCart(), path: '/cart' }),
    'POST /cart/merge': async () => {
      const { _id } = await shop().addProduct({ cost: 100 });
      const lines = [{ product: _id, quantity: 2 }];
      return { agent: await withCart(), path: '/cart/merge', body: { lines } };
    },
    'PUT /cart': async () => ({
      agent: await withCart(),
      path: '/cart',
      body: { changes: [{ product: ID, quantity: 1 }] },
    }),
    'GET /wishlist': async () => ({ agent: (await withWish()).agent, path: '/wishlist' }),
    'PUT /wishlist/:id': async () => {
      const { agent, id } = await withWish();
      return { agent, path: `/wishlist/${id}` };
    },
    'DELETE /wishlist/:id': async () => {
      const { agent, id } = await withWish();
      return { agent, path: `/wishlist/${id}` };
    },
    'POST /wishlist/merge': async () => ({
      agent: (await withWish()).agent,
      path: '/wishlist/merge',
      body: { entries: [{ product: ID, price: 1, savedAt: shop().now().toISOString() }] },
    }),
    'GET /products/by-id': async () => {
      const { _id } = await shop().addProduct({ cost: 100 });
      return { agent: shop().agent(), path: `/products/by-id?ids=${String(_id)},${ID}` };
    },
  };
}
