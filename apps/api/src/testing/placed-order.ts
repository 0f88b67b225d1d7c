import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { orderPayload } from './order-payload.ts';
import type { NewTestProduct } from './product-record.ts';
import type { TestShop } from './start-test-shop.ts';

/** A shopper's order of two T-shirts M of five, and one pair of jeans 32 of three. */
export async function placeTestOrder(shop: TestShop, tee: NewTestProduct = {}, changes: object = {}) {
  const shopper = await shop.signIn();
  const shirt = await shop.addProduct({ sizes: [{ size: 'M', stock: 5 }], ...tee });
  const jeans = await shop.addProduct({
    name: 'Deccan jeans',
    price: 1399,
    sizes: [{ size: '32', stock: 3 }],
  });
  const lines = [
    { product: shirt._id, size: 'M', quantity: 2 },
    { product: jeans._id, size: '32', quantity: 1 },
  ];
  const { body } = await shopper.agent
    .post('/api/v1/order/new')
    .send(orderPayload(lines, changes))
    .expect(201);
  return { ...shopper, orderId: String(body._id), order: body, shirt, jeans };
}

/** Puts an order into a state by hand, as if it had come to it now: endpoints for staff are not the test's subject. */
export async function setStatus(shop: TestShop, orderId: string, status: OrderStatus): Promise<void> {
  await shop.database.orders.updateOne(
    { _id: orderId },
    { $set: { orderStatus: status }, $push: { history: { status, at: shop.now() } } },
  );
}
