import { mails } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { writeMail } from '../../platform/outbox/mail-template.ts';
import { alertRapidSelloff } from './watch-selloffs.ts';

const SHOP = 'shop@example.com';
const MINUTE_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.settings.create({
    _id: 'store',
    contact: { email: SHOP },
    orderLimits: {
      openOrders: 1000,
      openOrdersPerAddress: 1000,
      piecesPerProductAndDay: 1000,
      orderValue: 10_000_000,
    },
  });
});
afterAll(() => shop.stop());

async function order(product: unknown, totalQuantity: number) {
  for (let left = totalQuantity; left > 0; left -= 10) {
    const { agent } = await shop.signIn();
    const items = [{ product: String(product), quantity: Math.min(left, 10) }];
    await agent.post('/api/v1/order/new').send(orderPayload(items, { shippingInfo })).expect(201);
  }
}
const findAlertMails = (product: unknown) =>
  shop.database.outboxMails.find({ kind: 'stock-alarm', product: String(product) }).lean();

describe('stock that melts', () => {
  it('is reported to the shop at most once an hour, with the stock left [R76]', async () => {
    const { _id } = await shop.addProduct({ name: 'Festive kurta', stock: 50, sizes: [] });
    await order(_id, 30);
    expect(await alertRapidSelloff(shop)).toBe(1);
    const [mail] = await findAlertMails(_id);
    expect(mail).toMatchObject({ to: SHOP, state: 'pending' });
    const words = await writeMail(mails, mail!, shop);
    expect(words).toMatchObject({ subject: 'Festive kurta is selling fast: 20 units left' });
    expect(words?.text).toContain(`/admin/dashboard/product/${String(_id)}`);

    expect(await alertRapidSelloff(shop)).toBe(0);
    shop.passTime(61 * MINUTE_MS);
    expect(await alertRapidSelloff(shop)).toBe(0);
    await order(_id, 20);
    expect(await alertRapidSelloff(shop)).toBe(1);
    expect(await findAlertMails(_id)).toHaveLength(2);
  });

  it('is neither half of a small stock, nor much of a large one, nor what goes little by little', async () => {
    const small = await shop.addProduct({ stock: 19, sizes: [] });
    await order(small._id, 19);
    const large = await shop.addProduct({ stock: 100, sizes: [] });
    await order(large._id, 50);
    const steady = await shop.addProduct({ stock: 60, sizes: [] });
    await order(steady._id, 30);
    shop.passTime(MINUTE_MS);
    await order(steady._id, 10);
    expect(await alertRapidSelloff(shop)).toBe(0);
  });
});
