import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/order/new';
const stockOf = async (id: unknown) => (await shop.database.products.findById(id).lean())?.stock;

describe('place order', () => {
  it('charges the catalogue price, not the one the client sent [spec 3-8] [R59] [R73]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ price: 699, mrp: 1399 });
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id, quantity: 2 }]))
      .expect(201);
    expect(body).toMatchObject({ itemsPrice: 1398, taxPrice: 250, shippingPrice: 30, totalPrice: 1678 });
    expect(body.orderItems).toEqual([
      expect.objectContaining({ name: 'Plain T-Shirt', price: 699, mrp: 1399, quantity: 2 }),
    ]);
    expect(body).toMatchObject({
      orderStatus: 'Processing',
      paymentInfo: { method: 'COD', status: 'pending' },
    });
  });

  it('takes COD, named or not, as the same payment method', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ stock: 5 });
    const key = randomUUID();
    const send = (more: object) =>
      agent
        .post(path)
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: product._id }], more));
    const { body: first } = await send({}).expect(201);
    const { body: again, headers } = await send({ paymentMethod: 'COD' }).expect(201);
    expect(again._id).toBe(first._id);
    expect(headers['idempotent-replayed']).toBe('true');
    expect(await stockOf(product._id)).toBe(4);
  });

  it.each(['UPI', 'ONLINE'])(
    'refuses payment by %s, which the shop does not offer',
    async (paymentMethod) => {
      const { agent } = await shop.signIn();
      const product = await shop.addProduct({ stock: 5 });
      const { body } = await agent
        .post(path)
        .send(orderPayload([{ product: product._id }], { paymentMethod }))
        .expect(409);
      expect(body).toMatchObject({
        code: 'PAYMENT_METHOD_UNAVAILABLE',
        message:
          'This payment method is not available in this shop. Nothing was ordered. Choose Cash on delivery instead.',
      });
      expect(await stockOf(product._id)).toBe(5);
    },
  );

  it('refuses a payment method that there is not', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const order = orderPayload([{ product: product._id }], { paymentMethod: 'CARD' });
    const { body } = await agent.post(path).send(order).expect(400);
    expect(body.fields).toEqual({ paymentMethod: 'Choose COD, UPI or ONLINE.' });
  });

  it('keeps its snapshot when the product changes later [R67]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ price: 500 });
    const { body: order } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }]))
      .expect(201);
    await shop.database.products.updateOne({ _id: product._id }, { $set: { price: 900, name: 'Renamed' } });
    const { body } = await agent.get(`/api/v1/admin/order/${order._id}`).expect(200);
    expect(body).toEqual(order);
  });

  it('takes the pieces off the shelf and says why in the ledger', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({
      sizes: [
        { size: 'M', stock: 4 },
        { size: 'L', stock: 2 },
      ],
    });
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id, size: 'L', quantity: 2 }]))
      .expect(201);
    const stored = await shop.database.products.findById(product._id).lean();
    expect(stored?.sizes).toEqual([
      { size: 'M', stock: 4 },
      { size: 'L', stock: 0 },
    ]);
    expect(stored?.stock).toBe(4);
    const movements = await shop.database.stockMovements.find({ order: body._id }).lean();
    expect(movements).toEqual([expect.objectContaining({ size: 'L', delta: -2, reason: 'order' })]);
  });

  it('takes the default size when a line names none', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({
      sizes: [
        { size: 'S', stock: 4 },
        { size: 'M', stock: 2 },
      ],
    });
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }]))
      .expect(201);
    expect(body.orderItems[0].size).toBe('M');
  });

  it('queues the confirmation mail with the order', async () => {
    const { agent, person } = await shop.signIn();
    const product = await shop.addProduct();
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }]))
      .expect(201);
    const mails = await shop.database.outboxMails.find({ order: body._id }).lean();
    expect(mails).toEqual([expect.objectContaining({ kind: 'order-placed', to: person.email })]);
  });

  it.each(['orders', 'orderTurns', 'carts'])(
    'leaves nothing of itself when %s cannot be written [R64]',
    async (collection) => {
      const { agent, id } = await shop.signIn();
      const product = await shop.addProduct();
      const line = { product: String(product._id), quantity: 2 };
      await agent
        .put('/api/v1/cart')
        .send({ changes: [line] })
        .expect(200);
      const refuseWrites = (validator: object) =>
        shop.database.connection.db!.command({ collMod: collection, validator });
      const order = () =>
        agent
          .post(path)
          .set('Idempotency-Key', collection)
          .send(orderPayload([line]));
      await refuseWrites({ never: 'there' });
      try {
        await order().expect(500);
      } finally {
        await refuseWrites({});
      }
      expect(await stockOf(product._id)).toBe(10);
      const counts = await Promise.all([
        shop.database.orders.countDocuments({ user: id }),
        shop.database.stockMovements.countDocuments({ product: product._id, reason: 'order' }),
        shop.database.outboxMails.distinct('kind', { user: id }),
      ]);
      expect(counts).toEqual([0, 0, ['welcome']]);
      expect((await agent.get('/api/v1/cart').expect(200)).body.lines).toHaveLength(1);
      await order().expect(201);
      expect(await stockOf(product._id)).toBe(8);
    },
  );

  it('names what is short and leaves all stock untouched [R65]', async () => {
    const { agent, id } = await shop.signIn();
    const plenty = await shop.addProduct({ stock: 10 });
    const scarce = await shop.addProduct({ name: 'Scarce Shirt', stock: 1 });
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: plenty._id }, { product: scarce._id, quantity: 2 }]))
      .expect(409);
    expect(body).toMatchObject({
      success: false,
      code: 'OUT_OF_STOCK',
      message: 'Scarce Shirt: only 1 left. Nothing was ordered.',
    });
    expect(body.lines).toEqual([expect.objectContaining({ product: String(scarce._id), stock: 1 })]);
    expect([await stockOf(plenty._id), await stockOf(scarce._id)]).toEqual([10, 1]);
    expect(await shop.database.orders.countDocuments({ user: id })).toBe(0);
  });

  it('merges lines of one product and size before it looks at the stock [R62]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ stock: 5 });
    const twice = [
      { product: product._id, quantity: 3 },
      { product: product._id, quantity: 3 },
    ];
    await agent.post(path).send(orderPayload(twice)).expect(409);
    expect(await stockOf(product._id)).toBe(5);
  });

  it('gives the last piece to one of many who ask at once [G1] [T1]', async () => {
    const product = await shop.addProduct({ sizes: [{ size: 'M', stock: 2 }] });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.signIn()));
    const answers = await Promise.all(
      shoppers.map(({ agent }) => agent.post(path).send(orderPayload([{ product: product._id, size: 'M' }]))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(6).fill(409)]);
    expect(await stockOf(product._id)).toBe(0);
  });

  it('refuses a total that is not the one of now, with a fresh quote, and orders nothing [spec 7-6] [R60]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ price: 699 });
    const payload = orderPayload([{ product: product._id }], { totalPrice: 900 });
    const { body } = await agent.post(path).send(payload).expect(409);
    expect(body).toMatchObject({
      code: 'PRICE_CHANGED',
      quote: { items: 699, tax: 250, shipping: 30, total: 979 },
    });
    expect(await stockOf(product._id)).toBe(10);
    await agent
      .post(path)
      .send({ ...payload, totalPrice: 979 })
      .expect(201);
  });

  it('refuses what is withdrawn, and says which [R68]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ name: 'Withdrawn Shirt', onSale: false });
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }]))
      .expect(409);
    expect(body).toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      message: expect.stringContaining('Withdrawn Shirt'),
    });
  });

  it('costs 35 for shipping and comes sooner by express [spec 9-11]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }], { deliveryMethod: 'express' }))
      .expect(201);
    expect(body).toMatchObject({ shippingPrice: 35, delivery: { from: '2099-11-21', to: '2099-11-23' } });
  });

  it('refuses a promo code that is not known instead of charging the full price', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const { body } = await agent
      .post(path)
      .send(orderPayload([{ product: product._id }], { promoCode: 'SAVE50' }))
      .expect(409);
    expect(body).toMatchObject({
      code: 'PROMO_REFUSED',
      message: 'This code is not valid. Nothing was ordered.',
      fields: { promoCode: 'This code is not valid.' },
      quote: { discount: 0, total: 979 },
    });
    expect(await stockOf(product._id)).toBe(10);
  });

  it('needs a session [R72]', async () => {
    const product = await shop.addProduct();
    const { body } = await shop
      .request()
      .post(path)
      .send(orderPayload([{ product: product._id }]))
      .expect(401);
    expect(body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['phoneNo', '12345'],
    ['pincode', '0123'],
    ['contry', 'Nepal'],
    ['address', '  '],
    ['email', 'nobody'],
  ])('refuses a bad %s by its name [R72]', async (field, value) => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const payload = orderPayload([{ product: product._id }], {
      shippingInfo: { ...shippingInfo, [field]: value },
    });
    const { body } = await agent.post(path).send(payload).expect(400);
    expect(Object.keys(body.fields)).toEqual([`shippingInfo.${field}`]);
  });

  it.each([0, -1, 1.5, '2', 1e9, null])('refuses the quantity %p [R61]', async (quantity) => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const payload = orderPayload([{ product: product._id }]);
    await agent
      .post(path)
      .send({ ...payload, orderItems: [{ ...payload.orderItems[0], quantity }] })
      .expect(400);
  });
});

describe('place order with an Idempotency-Key', () => {
  it('is the same order however often it is sent [R66]', async () => {
    const { agent, id } = await shop.signIn();
    const product = await shop.addProduct();
    const key = randomUUID();
    const send = () =>
      agent
        .post(path)
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: product._id }]));
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(await shop.database.orders.countDocuments({ user: id })).toBe(1);
    expect(await stockOf(product._id)).toBe(9);
  });

  it('is one order when sent many times at once [R66]', async () => {
    const { agent, id } = await shop.signIn();
    const product = await shop.addProduct();
    const key = randomUUID();
    const send = () =>
      agent
        .post(path)
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: product._id }]));
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect(await shop.database.orders.countDocuments({ user: id })).toBe(1);
    expect(await stockOf(product._id)).toBe(9);
  });

  it('answers the order as it was made even when the last piece is gone or the price rose', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct({ stock: 1, price: 500 });
    const key = randomUUID();
    const send = () =>
      agent
        .post(path)
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: product._id }], { totalPrice: 780 }));
    const first = await send().expect(201);
    await shop.database.products.updateOne({ _id: product._id }, { $set: { price: 800 } });
    const again = await send().expect(201);
    expect(again.body._id).toBe(first.body._id);
  });

  it('refuses another content under the same key [R66] [T3]', async () => {
    const { agent } = await shop.signIn();
    const product = await shop.addProduct();
    const key = randomUUID();
    await agent
      .post(path)
      .set('Idempotency-Key', key)
      .send(orderPayload([{ product: product._id }]))
      .expect(201);
    const { body } = await agent
      .post(path)
      .set('Idempotency-Key', key)
      .send(orderPayload([{ product: product._id, quantity: 2 }]))
      .expect(422);
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is a key of its own for every shopper [R66]', async () => {
    const product = await shop.addProduct();
    const key = randomUUID();
    const orders = [];
    for (const { agent } of [await shop.signIn(), await shop.signIn()]) {
      const { body } = await agent
        .post(path)
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: product._id }]))
        .expect(201);
      orders.push(body._id);
    }
    expect(new Set(orders).size).toBe(2);
  });
});
