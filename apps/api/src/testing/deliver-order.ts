import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { orderPayload } from './order-payload.ts';
import type { TestShop } from './start-test-shop.ts';

type Line = Parameters<typeof orderPayload>[0][number];
type Shopper = Pick<Awaited<ReturnType<TestShop['signIn']>>, 'agent'>;

/** Orders as this shopper, and has the order delivered, or left in another state. Answers its id. */
export async function deliverOrder(
  shop: TestShop,
  { agent }: Shopper,
  lines: Line[],
  status: OrderStatus = 'Delivered',
): Promise<string> {
  const { body } = await agent.post('/api/v1/order/new').send(orderPayload(lines)).expect(201);
  await shop.database.orders.updateOne(
    { _id: body._id },
    { $set: { orderStatus: status }, $push: { history: { status, at: shop.now() } } },
  );
  return String(body._id);
}
