import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Quote } from '@e-store/shared/cart/endpoints';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/cart/quote';
const line = (changes: object = {}) => ({ product: '0123456789abcdef01234567', quantity: 1, ...changes });

describe('quote', () => {
  it('needs no session and tells what an order would cost [spec 9-8] [spec 9-9] [spec 9-10]', async () => {
    const { _id } = await shop.addProduct({ price: 699, mrp: 1399, name: 'Plain Tee' });
    const { body } = await shop
      .request()
      .post(path)
      .send({ orderItems: [{ product: String(_id), quantity: 2 }] })
      .expect(200);
    expect(body).toEqual({
      items: 1398,
      discount: 0,
      tax: 250,
      shipping: 30,
      total: 1678,
      lines: [
        {
          product: String(_id),
          name: 'Plain Tee',
          image: 'https://pictures.example/plain.webp',
          price: 699,
          mrp: 1399,
          quantity: 2,
          stock: 10,
          discount: 0,
          total: 1398,
        },
      ],
    });
    expect(Quote.parse(body)).toEqual(body);
  });

  it.each(['standard', 'express'] as const)(
    'is what an order is then charged, by %s',
    async (deliveryMethod) => {
      const { agent } = await shop.signIn();
      const a = await shop.addProduct({ price: 699 });
      const b = await shop.addProduct({ price: 1501, sizes: [{ size: 'L', stock: 2 }] });
      const payload = orderPayload([{ product: a._id, quantity: 3 }, { product: b._id }], { deliveryMethod });
      const { body: quote } = await agent.post(path).send(payload).expect(200);
      const { body: order } = await agent
        .post('/api/v1/order/new')
        .send({ ...payload, totalPrice: quote.total })
        .expect(201);
      expect(order).toMatchObject({
        itemsPrice: quote.items,
        taxPrice: quote.tax,
        shippingPrice: quote.shipping,
        totalPrice: quote.total,
      });
    },
  );

  it('reserves nothing', async () => {
    const { _id } = await shop.addProduct({ stock: 2 });
    await shop
      .request()
      .post(path)
      .send(orderPayload([{ product: _id, quantity: 2 }]))
      .expect(200);
    expect((await shop.database.products.findById(_id).lean())?.stock).toBe(2);
  });

  it('does not believe the prices that the client sends [R59]', async () => {
    const { _id } = await shop.addProduct({ price: 699 });
    const { body } = await shop
      .request()
      .post(path)
      .send({ ...orderPayload([{ product: _id }]), taxPrice: 0, totalPrice: 1 })
      .expect(200);
    expect(body.total).toBe(979);
  });

  it.each([
    ['orderItems', { orderItems: [] }],
    ['orderItems', {}],
    ['orderItems', { orderItems: Array(51).fill(line()) }],
    ['orderItems.0.product', { orderItems: [line({ product: 'x' })] }],
    ['orderItems.0.product', { orderItems: [line({ product: { $ne: '' } })] }],
    ['orderItems.0.quantity', { orderItems: [line({ quantity: 0 })] }],
    ['orderItems.0.quantity', { orderItems: [line({ quantity: -1 })] }],
    ['orderItems.0.quantity', { orderItems: [line({ quantity: 1.5 })] }],
    ['orderItems.0.quantity', { orderItems: [line({ quantity: '2' })] }],
    ['orderItems.0.quantity', { orderItems: [line({ quantity: 1e9 })] }],
    ['orderItems.1.size', { orderItems: [line(), line({ size: { $gt: '' } })] }],
    ['deliveryMethod', { orderItems: [line()], deliveryMethod: 'drone' }],
    ['promoCode', { orderItems: [line()], promoCode: ['A'] }],
  ])('refuses a bad %s by its name', async (field, sent) => {
    const { body } = await shop.request().post(path).send(sent).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
