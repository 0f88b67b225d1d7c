import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { advanceOrder, placeTestOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { invoicesMigrations } from './migrations.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('gives orders that did not record it the GST of their tax invoice', async () => {
  const { database } = shop;
  const contact = { legalName: 'E-Store Pvt Ltd', gstin: '29AAGCB7383J1Z4' };
  await database.settings.updateOne({ _id: 'store' }, { taxMode: 'included', contact }, { upsert: true });
  const { orderId } = await placeTestOrder(shop);
  const { agent } = await shop.signIn('Admin');
  await advanceOrder(agent, orderId, 'Confirmed', 'Packed');
  const readGst = async () =>
    (await database.orders.findById(orderId).orFail().lean()).orderItems.map(({ gst }) => gst ?? 0);
  const recorded = await readGst();
  expect(Math.min(...recorded)).toBeGreaterThan(0);

  await database.orders.updateOne({ _id: orderId }, { $unset: { 'orderItems.$[].gst': 1 } });
  for (const { up } of invoicesMigrations) await up(database.connection, []);
  const migrated = await readGst();
  // CGST and SGST are rounded each, the recorded sum once.
  for (const [index, gst] of migrated.entries())
    expect(Math.abs(gst - (recorded[index] ?? 0))).toBeLessThanOrEqual(1);
});
