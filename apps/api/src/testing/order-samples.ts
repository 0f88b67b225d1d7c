import { redeliveryDays } from '@e-store/shared/orders/failed-delivery';
import { Types } from 'mongoose';
import { collectionLink } from '../features/orders/get-collection.ts';
import { redeliveryLink } from '../features/orders/redelivery-link.ts';
import { orderPayload, shippingInfo } from './order-payload.ts';
import type { TestShop } from './start-test-shop.ts';
import type { Sample } from './product-samples.ts';

export const orderSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'POST /order/new': async () => {
    const { _id } = await shop().addProduct();
    const { agent } = await shop().signIn();
    return {
      agent,
      path: '/order/new',
      body: { shippingInfo, orderItems: [{ product: String(_id), quantity: 1 }] },
    };
  },
  'GET /orders/me': async () => {
    const { agent } = await placed(shop());
    return { agent, path: '/orders/me' };
  },
  'GET /admin/order/:id': async () => {
    const { agent, id } = await placed(shop());
    return { agent, path: `/admin/order/${id}` };
  },
  'POST /order/:id/cancel': async () => {
    const { agent, id } = await placed(shop());
    return { agent, path: `/order/${id}/cancel`, body: { reason: 'other', note: 'A gift.' } };
  },
  'POST /order/:id/returns': async () => {
    const { agent, id } = await placed(shop());
    const history = { status: 'Delivered', at: shop().now() };
    await shop().database.orders.updateOne(
      { _id: id },
      { $set: { orderStatus: 'Delivered', history: [history] } },
    );
    const { orderItems } = await shop().database.orders.findById(id).orFail().lean();
    const lines = orderItems.map(({ product }) => ({ product: String(product), quantity: 1 }));
    const refundTo = { method: 'upi', upiId: 'asha@okbank' };
    return { agent, path: `/order/${id}/returns`, body: { lines, reason: 'too-small', refundTo } };
  },
  'GET /collection/:id': async () => {
    const { id } = await placed(shop());
    const link = collectionLink.linkTo(shop().config, new Types.ObjectId(id), shop().now());
    return { agent: shop().agent(), path: `/collection/${id}${new URL(link).search}` };
  },
  'GET /redelivery/:id': async () => {
    const { id, token } = await failed(shop());
    return { agent: shop().agent(), path: `/redelivery/${id}?token=${token}` };
  },
  'POST /redelivery/:id': async () => {
    const { id, token } = await failed(shop());
    const [day] = redeliveryDays(shop().now());
    return { agent: shop().agent(), path: `/redelivery/${id}`, body: { token, day, phoneNo: '9876543210' } };
  },
  'POST /order/:id/redelivery': async () => {
    const { agent, id } = await failed(shop());
    const [day] = redeliveryDays(shop().now());
    return { agent, path: `/order/${id}/redelivery`, body: { day, phoneNo: '' } };
  },
  'GET /order/attempt/:key': async () => {
    const { agent } = await shop().signIn();
    const { _id } = await shop().addProduct();
    await agent
      .post('/api/v1/order/new')
      .set('Idempotency-Key', 'sample')
      .send(orderPayload([{ product: _id }]))
      .expect(201);
    return { agent, path: '/order/attempt/sample' };
  },
});

/** An order whose delivery failed, with the token of the mailed link. */
async function failed(shop: TestShop) {
  const order = await placed(shop);
  const step = { status: 'Delivery failed', at: shop.now(), attempt: { reason: 'nobody-home' } };
  await shop.database.orders.updateOne(
    { _id: order.id },
    { $set: { orderStatus: 'Delivery failed' }, $push: { history: step } },
  );
  const link = redeliveryLink.linkTo(shop.config, new Types.ObjectId(order.id), shop.now());
  return { ...order, token: new URL(link).searchParams.get('token') ?? '' };
}

async function placed(shop: TestShop) {
  const { agent } = await shop.signIn();
  const { _id } = await shop.addProduct({ cost: 100 });
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: _id }]))
    .expect(201);
  return { agent, id: String(body._id) };
}
