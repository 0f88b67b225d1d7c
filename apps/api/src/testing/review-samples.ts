import { API_PREFIX } from '@e-store/shared/endpoint';
import { deliverOrder } from './deliver-order.ts';
import type { TestShop } from './start-test-shop.ts';
import type { Sample } from './product-samples.ts';

const ID = '0123456789abcdef01234567';
const REVIEW = { stars: 5, words: 'Fits as it should.', fit: 'true' };

export function reviewSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const bought = async () => {
    const shopper = await shop().signIn();
    const { _id } = await shop().addProduct({ sizes: [{ size: 'M', stock: 5 }] });
    await deliverOrder(shop(), shopper, [{ product: _id }]);
    return { agent: shopper.agent, product: String(_id) };
  };

  const reviewed = async () => {
    const { agent, product } = await bought();
    const { body } = await agent.post(`${API_PREFIX}/product/${product}/reviews`).send(REVIEW).expect(201);
    return { agent, product, review: String(body._id) };
  };

  return {
    'GET /product/:id/reviews': async () => {
      const { _id } = await shop().addProduct();
      const { id } = await shop().signIn();
      await shop().database.reviews.create({
        product: _id,
        order: ID,
        user: id,
        stars: 5,
        words: 'Fits.',
        createdAt: shop().now(),
      });
      return { agent: shop().agent(), path: `/product/${String(_id)}/reviews` };
    },
    'POST /product/:id/reviews': async () => {
      const { agent, product } = await bought();
      return { agent, path: `/product/${product}/reviews`, body: REVIEW };
    },
    'GET /product/:id/reviews/mine': async () => {
      const { agent, product } = await reviewed();
      return { agent, path: `/product/${product}/reviews/mine` };
    },
    'PUT /product/:id/reviews/mine': async () => {
      const { agent, product } = await reviewed();
      return { agent, path: `/product/${product}/reviews/mine`, body: { ...REVIEW, stars: 2 } };
    },
    'DELETE /product/:id/reviews/mine': async () => {
      const { agent, product } = await reviewed();
      return { agent, path: `/product/${product}/reviews/mine` };
    },
    'POST /review/:id/report': async () => {
      const { review } = await reviewed();
      return { agent: shop().agent(), path: `/review/${review}/report`, body: { reason: 'advertising' } };
    },
  };
}
