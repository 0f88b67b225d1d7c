import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invariants, migrations } from '../../../app/features.ts';
import { placeOnlineOrder, startGatewayShop, type GatewayShop } from '../../../testing/start-gateway-shop.ts';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await startGatewayShop();
});
afterAll(() => shop.stop());

async function expectTrueBooks() {
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
}

async function placePaidTwice() {
  const placed = await placeOnlineOrder(shop);
  shop.gateway.control.payOrder({ orderId: placed.gatewayOrder });
  shop.gateway.control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
  await shop.gateway.control.webhooksSettled();
  return placed;
}

const stored = (id: string) => shop.database.orders.findById(id).orFail().lean();
const cashBook = async (order: string) => {
  const lines = await shop.database.transactions.find({ order }).sort({ kind: 1 }).lean();
  return lines.map(({ kind, amount, status }) => [kind, amount, status]);
};

it('gives back both payments of a cancelled order, and one when staff withdraw the cancellation', async () => {
  const { id } = await placePaidTwice();
  const { agent: admin } = await shop.signIn('Admin');
  const at = `/api/v1/admin/orders/${id}`;
  await admin.post(`${at}/move`).send({ from: 'Processing', to: 'Cancelled', reason: 'other' }).expect(200);
  expect((await stored(id)).payment).toMatchObject({ paid: 1958, refundDue: 1958 });
  expect(await cashBook(id)).toEqual([
    ['prepaid', 1958, 'completed'],
    ['refund', 1958, 'inProgress'],
  ]);
  await expectTrueBooks();
  await admin.post(`${at}/correction`).send({ from: 'Cancelled', reason: 'The wrong order.' }).expect(200);
  expect(await stored(id)).toMatchObject({ paymentStatus: 'refund due', payment: { refundDue: 979 } });
  await expectTrueBooks();
  await admin.post(`/api/v1/admin/payments/${id}/refund`).send({ online: true }).expect(200);
  await shop.gateway.control.webhooksSettled();
  expect(await stored(id)).toMatchObject({
    paymentStatus: 'collected',
    payment: { state: 'partially refunded', refundDue: 0, refunded: 979 },
  });
  expect(await cashBook(id)).toEqual([['prepaid', 979, 'completed']]);
  await expectTrueBooks();
});

it('is brought in order where an earlier release forgot the second payment', async () => {
  const forgotten = await placePaidTwice();
  const ended = await placePaidTwice();
  const { agent: admin } = await shop.signIn('Admin');
  const cancel = admin.post(`/api/v1/admin/orders/${ended.id}/move`);
  await cancel.send({ from: 'Processing', to: 'Cancelled', reason: 'other' }).expect(200);
  const { orders, transactions } = shop.database;
  const asBefore = { $set: { 'payment.refundDue': 0, paymentStatus: 'collected' } };
  await orders.collection.updateOne({ number: forgotten.order.number }, asBefore);
  await transactions.updateOne({ order: ended.id, kind: 'prepaid' }, { $set: { amount: 979 } });
  const migration = migrations.find(({ name }) => name === '105-paid-twice')!;
  for (const _time of ['first', 'again']) await migration.up(shop.database.connection, []);
  expect(await stored(forgotten.id)).toMatchObject({
    paymentStatus: 'refund due',
    payment: { refundDue: 979 },
  });
  await expectTrueBooks();
});
