import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReturnRateGroup } from '@e-store/shared/cash/return-rates-endpoints';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { orderPayload } from '../../testing/order-payload.ts';
import { advanceOrder } from '../../testing/placed-order.ts';
import { deliverByCourier, shipByCourier } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let refused: Awaited<ReturnType<typeof shipByCourier>>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  const inMumbai = { shippingInfo: { ...orderPayload([]).shippingInfo, pincode: '400001' } };
  refused = await shipByCourier(shop, admin, { changes: inMumbai });
  await move(refused.id, { to: 'Delivery failed', failure: 'refused' });
  await move(refused.id, { to: 'Returned to shop', returnCost: 90 });
  const late = await shipByCourier(shop, admin);
  await move(late.id, { to: 'Delivery failed', failure: 'nobody-home' });
  await advanceOrder(admin, late.id, 'Out for delivery', 'Delivered');
  await deliverByCourier(shop, admin);
  const { agent } = await shop.signIn();
  const { _id } = await shop.addProduct();
  await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: _id }]))
    .expect(201);
});
afterAll(() => shop.stop());

const move = (id: string, body: object) =>
  admin.post(`/api/v1/admin/orders/${id}/move`).send(body).expect(200);

async function read(by: ReturnRateGroup, changes: object = {}) {
  const today = indiaDay(shop.now());
  const query = { from: today, to: today, by, ...changes };
  return (await admin.get('/api/v1/admin/cash/return-rates').query(query).expect(200)).body;
}

describe('return rates', () => {
  it('count shipped, failed and returned parcels by pincode zone, the worst first', async () => {
    const { all, rows, total } = await read('zone');
    expect(all).toEqual({
      shipped: 3,
      failed: 2,
      refused: 1,
      notReached: 1,
      returned: 1,
      returnCost: 90,
    });
    expect(total).toBe(2);
    expect(rows[0]).toMatchObject({ key: '400', shipped: 1, failed: 1, returned: 1 });
    expect(rows[0].label).toMatch(/^400 Mumbai/);
    expect(rows[1]).toMatchObject({ shipped: 2, failed: 1, returned: 0 });
  });

  it('count them by product, customer and payment method', async () => {
    const { rows } = await read('product');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ key: refused.product, shipped: 1, returned: 1 });
    const order = await shop.database.orders.findById(refused.id).orFail().lean();
    const { firstName, lastName } = order.shippingInfo;
    expect((await read('customer')).rows[0]).toMatchObject({
      key: String(order.user),
      label: `${firstName} ${lastName}`,
      returned: 1,
    });
    expect((await read('method')).rows).toEqual([
      {
        key: 'COD',
        label: 'COD',
        shipped: 3,
        failed: 2,
        refused: 1,
        notReached: 1,
        returned: 1,
        returnCost: 90,
      },
    ]);
  });

  it('count orders of the period only, in pages', async () => {
    const yesterday = addDays(indiaDay(shop.now()), -1);
    expect(await read('zone', { from: yesterday, to: yesterday })).toMatchObject({
      all: { shipped: 0, failed: 0, returned: 0 },
      rows: [],
      total: 0,
    });
    expect((await read('zone', { limit: 1, page: 2 })).rows).toMatchObject([{ shipped: 2 }]);
  });
});

describe('the return cost of a courier', () => {
  const setCost = (courier: string) =>
    admin.put('/api/v1/admin/cash/couriers/return-cost').send({ courier, returnCost: 65 });

  it('is refused for a mistyped name, which no courier gets', async () => {
    const { body } = await setCost('Parcel Onne').expect(400);
    expect(body.fields).toEqual({ courier: 'No parcel was sent with this courier. Check the name.' });
    expect((await read('zone')).couriers).toEqual([{ name: 'Parcel One' }]);
  });

  it('is set whatever the case of its name, which stays as on its orders', async () => {
    const { body } = await setCost('parcel  ONE').expect(200);
    expect(body.couriers).toEqual([{ name: 'Parcel One', returnCost: 65 }]);
    await setCost('PARCEL ONE').expect(200);
  });
});
