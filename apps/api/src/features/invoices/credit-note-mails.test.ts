import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { advanceOrder, placeTestOrder, requestTestReturn } from '../../testing/placed-order.ts';
import { readMails } from '../../testing/read-mails.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

async function expectCreditNote(text: string | undefined, order: string): Promise<void> {
  const [, link = ''] = /Download your credit note: (\S+)/.exec(text ?? '') ?? [];
  expect(link.startsWith(`${shop.config.publicUrl}/api/v1/invoices/`)).toBe(true);
  const [, id = ''] = /invoices\/([0-9a-f]{24})\?token=/.exec(link) ?? [];
  expect(await shop.database.invoices.findById(id).lean()).toMatchObject({ kind: 'credit-note' });
  expect(String((await shop.database.invoices.findById(id).orFail().lean()).order)).toBe(order);
  const { headers } = await shop.request().get(link.slice(shop.config.publicUrl.length)).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
}

const cancelByStaff = (order: string) =>
  admin
    .post(`/api/v1/admin/orders/${order}/move`)
    .send({ to: 'Cancelled', reason: 'not-reachable' })
    .expect(200);

describe('the credit note', () => {
  it('is linked by the mail about an order that was cancelled after its invoice', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder(admin, orderId, 'Confirmed', 'Packed');
    await cancelByStaff(orderId);
    const [mail] = await readMails(shop, orderId, 'order-cancelled');
    await expectCreditNote(mail?.text, orderId);
    expect(mail?.html).toContain('>Download your credit note</a>');
  });

  it('is not linked when the order had no invoice', async () => {
    const { orderId } = await placeTestOrder(shop);
    await cancelByStaff(orderId);
    const [mail] = await readMails(shop, orderId, 'order-cancelled');
    expect(mail?.subject).toContain('was cancelled');
    expect(mail?.text).not.toContain('credit note');
  });

  it('is linked by the mail about a refunded return: that of this return', async () => {
    const { orderId, returnId, refund } = await requestTestReturn(shop);
    const decision = { accepted: true, restocked: [1] };
    await admin.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    await admin
      .post(`/api/v1/admin/orders/${orderId}/refunds/${returnId}`)
      .send({ reference: 'UTR 1' })
      .expect(200);
    const [mail] = await readMails(shop, orderId, 'refund-paid');
    expect(mail?.text).toContain(`We have refunded ₹${refund.total}`);
    await expectCreditNote(mail?.text, orderId);
  });
});
