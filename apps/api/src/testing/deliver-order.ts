import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { orderPayload } from './order-payload.ts';
import { setStatus } from './placed-order.ts';
import type { TestShop } from './start-test-shop.ts';

type Line = Parameters<typeof orderPayload>[0][number];
type Shopper = Pick<Awaited<ReturnType<TestShop['signIn']>>, 'agent'>;

export async function deliverOrder(
  shop: TestShop,
  { agent }: Shopper,
  lines: Line[],
  status: OrderStatus = 'Delivered',
): Promise<string> {
  const { body } = await agent.post('/api/v1/order/new').send(orderPayload(lines)).expect(201);
  const id = String(body._id);
  await setStatus(shop, id, status);
  return id;
}
