import { refreshCustomerStats } from '../features/customers/customer-stats.ts';
import { expectedStates, type OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { orderPayload } from './order-payload.ts';
import type { NewTestProduct } from './product-record.ts';
import type { TestShop } from './start-test-shop.ts';

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

export async function setStatus(shop: TestShop, orderId: string, status: OrderStatus): Promise<void> {
  const { database } = shop;
  await database.connection.transaction(async (session) => {
    const { user } = await database.orders
      .findByIdAndUpdate(
        orderId,
        { $set: { orderStatus: status }, $push: { history: { status, at: shop.now() } } },
        { session },
      )
      .orFail()
      .lean();
    await refreshCustomerStats(database, [user], session);
  });
}

export async function advanceOrder(
  agent: ReturnType<TestShop['agent']>,
  orderId: string,
  ...steps: OrderStatus[]
): Promise<void> {
  for (const to of steps) {
    await agent.post(`/api/v1/admin/orders/${orderId}/move`).send({ to }).expect(200);
  }
}

export const DELIVERED = expectedStates('Processing');

export async function requestTestReturn(shop: TestShop, quantity = 1) {
  const placed = await placeTestOrder(shop);
  const { agent: admin } = await shop.signIn('Admin');
  await advanceOrder(admin, placed.orderId, ...DELIVERED);
  const { body } = await placed.agent
    .post(`/api/v1/order/${placed.orderId}/returns`)
    .send({
      lines: [{ product: String(placed.shirt._id), size: 'M', quantity }],
      reason: 'too-small',
      refundTo: { method: 'upi', upiId: 'asha@okbank' },
    })
    .expect(200);
  return { ...placed, admin, returnId: String(body.returns[0]._id), refund: body.returns[0].refund };
}
