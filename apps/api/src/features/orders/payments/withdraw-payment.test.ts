import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { indiaDay } from '@e-store/shared/india-day';
import { orderPayload } from '../../../testing/order-payload.ts';
import { advanceOrder } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { invariants } from '../../../app/features.ts';
import { expirePayments } from './expire-payments.ts';

const MINUTE_MS = 60_000;

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let shopper: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  shopper = (await shop.signIn()).agent;
  await savePaymentSettings(admin, { upiPayee: 'shop@okbank' });
});
afterAll(() => shop.stop());

let utr = 600_000_000_000;

async function confirmOrder() {
  const tee = await shop.addProduct({ price: 699, sizes: [{ size: 'M', stock: 5 }] });
  const lines = [{ product: tee._id, size: 'M', quantity: 1 }];
  const payload = orderPayload(lines, { paymentMethod: 'UPI' });
  const { body } = await shopper.post('/api/v1/order/new').send(payload).expect(201);
  const id: string = body._id;
  const reference = String((utr += 1));
  await shopper.post(`/api/v1/order/${id}/payment/reference`).send({ reference }).expect(200);
  await decide(id, { received: true }).expect(200);
  return { id, reference };
}

const decide = (id: string, body: object) => admin.post(`/api/v1/admin/payments/${id}`).send(body);
const withdraw = (id: string) => decide(id, { received: false, isMistake: true });
const cancel = (id: string) =>
  shopper.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
const canWithdraw = async (id: string) =>
  (await admin.get(`/api/v1/admin/orders/${id}`).expect(200)).body.canWithdrawPayment;
const linesOf = async (order: string) =>
  (await shop.database.paymentLedger.find({ order }).sort({ _id: 1 }).lean()).map(({ amount, reference }) => [
    amount,
    reference,
  ]);

it('leaves the order unpaid and held again, and tells the customer', async () => {
  const { id, reference } = await confirmOrder();
  await decide(id, { received: false }).expect(409);
  expect(await canWithdraw(id)).toBe(true);
  const { body } = await withdraw(id).expect(200);
  expect(body.payment).toMatchObject({ state: 'pending', rejected: { reference } });
  expect(body.payment).not.toHaveProperty('reference');
  expect(body.payment.expiresAt).toBe(new Date(shop.now().getTime() + 30 * MINUTE_MS).toISOString());
  expect(await linesOf(id)).toEqual([
    [979, reference],
    [-979, reference],
  ]);
  const [mail] = await readMails(shop, id, 'payment-not-found');
  expect(mail?.text).toContain(`We could not find a payment with the reference ${reference}`);
  await withdraw(id).expect(409);
  const moved = await admin.post(`/api/v1/admin/orders/${id}/move`).send({ to: 'Confirmed' });
  expect(moved.body.message).toBe('This order is not paid yet. Confirm its payment first.');
});

it('is a row of its own in the payment register', async () => {
  const { id, reference } = await confirmOrder();
  await withdraw(id).expect(200);
  const day = indiaDay(shop.now());
  const query = { report: 'payments', from: day, to: day };
  const { body } = await admin.get('/api/v1/admin/accounts').query(query).expect(200);
  const own = body.rows.filter((row: string[]) => row.includes(reference));
  expect(own.map((row: unknown[]) => [row[3], row[5]])).toEqual([
    ['Received', 97_900],
    ['Reversed', -97_900],
  ]);
});

it('shows in the history of the order, to Admins only', async () => {
  const { id, reference } = await confirmOrder();
  await withdraw(id).expect(200);
  await shopper.post(`/api/v1/order/${id}/payment/reference`).send({ reference }).expect(200);
  await decide(id, { received: false }).expect(200);
  const readHistory = async (staff: typeof admin) =>
    (await staff.get(`/api/v1/admin/orders/${id}`).expect(200)).body.timeline;
  const by = 'Test Shopper';
  expect(await readHistory(admin)).toEqual([
    { kind: 'payment-rejected', text: reference, by, at: expect.any(String) },
    expect.objectContaining({ kind: 'status', status: 'Processing' }),
    { kind: 'payment-reversed', amount: 979, text: reference, by, at: expect.any(String) },
    { kind: 'payment', amount: 979, text: reference, by, at: expect.any(String) },
  ]);
  const packer = (await shop.signIn('Packer')).agent;
  expect(await readHistory(packer)).toMatchObject([{ kind: 'status' }]);
});

it('counts the same payment once when it is confirmed again', async () => {
  const { id, reference } = await confirmOrder();
  await withdraw(id).expect(200);
  const { body } = await decide(id, { received: true, reference }).expect(200);
  expect(body.payment).toMatchObject({ state: 'captured', reference });
  expect((await linesOf(id)).map(([amount]) => amount)).toEqual([979, -979, 979]);
});

it('owes no refund when the order was cancelled meanwhile, or had ended before', async () => {
  const { id } = await confirmOrder();
  await cancel(id);
  const { body } = await withdraw(id).expect(200);
  expect(body.payment).toMatchObject({ state: 'cancelled', refundDue: 0 });
  expect(body.payment).not.toHaveProperty('expiresAt');
  const late = await confirmOrder();
  await withdraw(late.id).expect(200);
  shop.passTime(31 * MINUTE_MS);
  await expirePayments(shop);
  admin = (await shop.signIn('Admin')).agent;
  await decide(late.id, { received: true, reference: late.reference }).expect(200);
  const again = await withdraw(late.id).expect(200);
  expect(again.body.payment).toMatchObject({ state: 'expired', refundDue: 0 });
});

it('is refused once the order is confirmed, and after a refund', async () => {
  const handled = await confirmOrder();
  await advanceOrder(admin, handled.id, 'Confirmed');
  expect(await canWithdraw(handled.id)).toBeUndefined();
  const { body } = await withdraw(handled.id).expect(409);
  expect(body.message).toMatch(/^A payment can be withdrawn before the order is confirmed/);
  const refunded = await confirmOrder();
  await cancel(refunded.id);
  await admin.post(`/api/v1/admin/payments/${refunded.id}/refund`).send({ reference: 'NEFT 1' }).expect(200);
  await withdraw(refunded.id).expect(409);
});

it('keeps all invariants', async () => {
  const checked = await Promise.all(
    invariants.map(async ({ id, check }) => [id, (await check(shop.database)).breaches]),
  );
  expect(checked).toEqual(invariants.map(({ id }) => [id, []]));
});
