import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { placeTestOrder, advanceOrder } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const at = (id: string, rest = '') => `/api/v1/admin/orders/${id}${rest}`;
const orderOf = async (id: string) => shop.database.orders.findById(id).orFail().lean();

describe('a tracking number', () => {
  it('is never that of two customers at once; two parcels of one customer may share it', async () => {
    const one = await placeTestOrder(shop);
    const others = [await placeTestOrder(shop), await placeTestOrder(shop)];
    const ids = [one, ...others].map(({ orderId }) => orderId);
    for (const id of ids) await advanceOrder(admin.agent, id, 'Confirmed', 'Packed');
    const trackingNumbers = { [ids[0]!]: 'TW-1', [ids[1]!]: 'TW-1', [ids[2]!]: 'TW-2' };
    const { body } = await admin.agent
      .post('/api/v1/admin/orders/moves')
      .send({ ids, to: 'Shipped', courier: 'Twice Post', trackingNumbers })
      .expect(200);
    const { order } = (await admin.agent.get(at(ids[0]!)).expect(200)).body;
    const message = `Twice Post TW-1 is already the tracking number of order ${order.number}.`;
    expect(body.results).toEqual([
      expect.objectContaining({ id: ids[0], done: true }),
      expect.objectContaining({ id: ids[1], done: false, message }),
      expect.objectContaining({ id: ids[2], done: true }),
    ]);
    const track = (courier: string, number: string) =>
      admin.agent.put(at(ids[1]!, '/tracking')).send({ courier, number });
    const taken = await track('TWICE POST', 'TW-2').expect(409);
    expect(taken.body).toMatchObject({ code: 'CONFLICT' });
    await track('Other Post', 'TW-2').expect(200);

    await advanceOrder(admin.agent, ids[0]!, 'Out for delivery', 'Delivered');
    await track('Twice Post', 'TW-1').expect(200);

    const setOwner = (user: unknown) => shop.database.orders.updateOne({ _id: ids[2] }, { $set: { user } });
    const { user } = await orderOf(ids[2]!);
    await setOwner((await orderOf(ids[1]!)).user);
    await track('Twice Post', 'TW-2').expect(200);
    await setOwner(user);
  });
});
