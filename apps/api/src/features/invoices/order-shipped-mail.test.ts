import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { advanceOrder, placeTestOrder } from '../../testing/placed-order.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let inbox: TestInbox;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

it('the mail about a shipped order links its invoice, which opens without signing in', async () => {
  const { agent: admin } = await shop.signIn('Admin');
  const { orderId, person } = await placeTestOrder(shop);
  await advanceOrder(admin, orderId, 'Confirmed', 'Packed', 'Shipped');
  shop.passTime(10_000);
  const mail = await inbox.waitForMail(person.email, 1, /is on its way/);
  const [, link = ''] = /Download your invoice: (\S+)/.exec(mail.text) ?? [];
  expect(link.startsWith(`${shop.config.publicUrl}/api/v1/invoices/`)).toBe(true);
  const { headers } = await shop.request().get(link.slice(shop.config.publicUrl.length)).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
});
