import { orderPayload } from './order-payload.ts';
import { advanceOrder } from './placed-order.ts';
import type { TestShop } from './start-test-shop.ts';

let lastNumber = 100_000;
export const nextTrackingNumber = () => `AWB${(lastNumber += 1)}`;
export const nextUtr = () => `UTR${(lastNumber += 1)}`;

type Shipment = {
  courier: string;
  awb: string;
  buyer: Awaited<ReturnType<TestShop['signIn']>>;
  changes: object;
};

export async function shipByCourier(
  shop: TestShop,
  admin: ReturnType<TestShop['agent']>,
  { courier = 'Parcel One', awb = nextTrackingNumber(), buyer, changes = {} }: Partial<Shipment> = {},
) {
  const { agent } = buyer ?? (await shop.signIn());
  const { _id } = await shop.addProduct({ price: 699 });
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: _id }], changes))
    .expect(201);
  const id = String(body._id);
  await advanceOrder(admin, id, 'Confirmed', 'Packed');
  await admin
    .post(`/api/v1/admin/orders/${id}/move`)
    .send({ to: 'Shipped', tracking: { courier, number: awb } })
    .expect(200);
  await advanceOrder(admin, id, 'Out for delivery');
  return { id, number: String(body.number), awb, paise: Number(body.totalPrice) * 100, product: String(_id) };
}

export async function deliverByCourier(...args: Parameters<typeof shipByCourier>) {
  const order = await shipByCourier(...args);
  const [, admin] = args;
  await advanceOrder(admin, order.id, 'Delivered');
  return order;
}
