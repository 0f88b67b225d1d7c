import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placeTestOrder, setStatus } from '../../testing/placed-order.ts';
import { savePaymentSettings } from '../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

const linkOf = async (id: string, agent = admin) =>
  (await agent.get(`/api/v1/admin/orders/${id}`).expect(200)).body.collectionUrl as string | undefined;

function openLink(link: string) {
  const { pathname, search } = new URL(link);
  return shop.agent().get(`/api/v1${pathname}${search}`);
}

it('tells a courier with the link of E-DASH the exact amount, and nothing about the person', async () => {
  const { orderId, order } = await placeTestOrder(shop);
  expect(await linkOf(orderId)).toBeUndefined();
  await setStatus(shop, orderId, 'Out for delivery');
  const link = (await linkOf(orderId))!;
  expect(await linkOf(orderId)).toBe(link);
  expect((await openLink(link).expect('Cache-Control', 'no-store').expect(200)).body).toEqual({
    number: order.number,
    cash: { amount: order.totalPrice },
  });
  await savePaymentSettings(admin, { upiPayee: 'shop@okbank' });
  const { cash } = (await openLink(link).expect(200)).body;
  expect(cash.upiLink).toContain(`pa=shop@okbank`);
  expect(cash.upiLink).toContain(`am=${order.totalPrice}.00&cu=INR&tr=${order.number}`);
});

it('collects nothing twice, and ends with the delivery', async () => {
  const { orderId, order } = await placeTestOrder(shop);
  await setStatus(shop, orderId, 'Out for delivery');
  const packer = (await shop.signIn('Packer')).agent;
  const link = (await linkOf(orderId, packer))!;
  await admin.post(`/api/v1/admin/orders/${orderId}/move`).send({ to: 'Delivered' }).expect(200);
  expect(await linkOf(orderId)).toBeUndefined();
  expect((await openLink(link).expect(200)).body).toEqual({ number: order.number });
});

it('refuses a link that is forged, of another order, or older than thirty days', async () => {
  const { orderId } = await placeTestOrder(shop);
  const other = await placeTestOrder(shop);
  for (const id of [orderId, other.orderId]) await setStatus(shop, id, 'Shipped');
  const link = (await linkOf(orderId))!;
  const refused = { code: 'INVALID_TOKEN' };
  expect((await openLink(link.replace(orderId, other.orderId)).expect(400)).body).toMatchObject(refused);
  expect((await openLink(`${link}x`).expect(400)).body).toMatchObject(refused);
  shop.passTime(31 * DAY_MS);
  expect((await openLink(link).expect(400)).body).toMatchObject(refused);
});
