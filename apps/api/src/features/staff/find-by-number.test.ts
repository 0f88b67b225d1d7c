import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plainNumber } from '@e-store/shared/staff/number-endpoints';
import { Types } from 'mongoose';
import { placeTestOrder, advanceOrder, DELIVERED } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { ANY_SPELLING } from '../../platform/database/collation.ts';

let shop: TestShop;
let order: { order: string; number: string };
let invoice: string;
beforeAll(async () => {
  shop = await startTestShop();
  const { agent } = await shop.signIn('Admin');
  const placed = await placeTestOrder(shop);
  await advanceOrder(agent, placed.orderId, ...DELIVERED);
  order = { order: placed.orderId, number: placed.order.number };
  invoice = (await shop.database.invoices.findOne({ order: placed.orderId }).orFail().lean()).number;
});
afterAll(() => shop.stop());

const find = async (number: string, role: 'Admin' | 'Packer' = 'Admin') => {
  const { agent } = await shop.signIn(role);
  return (await agent.get('/api/v1/admin/numbers').query({ number }).expect(200)).body.found;
};

const addLine = (kind: 'collection' | 'refund' | 'fee', reference: string) =>
  shop.database.paymentLedger.insertMany([
    {
      _id: new Types.ObjectId(),
      order: new Types.ObjectId(order.order),
      number: order.number,
      method: 'UPI',
      kind,
      amount: 1,
      reference,
      at: shop.now(),
    },
  ]);

describe('a number that customers quote', () => {
  it('leads from an invoice number to its order, however it is typed', async () => {
    const found = [{ kind: 'invoice', number: invoice, order }];
    expect(await find(invoice)).toEqual(found);
    expect(await find(` ${invoice.toLowerCase().replaceAll('/', ' - ')} `)).toEqual(found);
    expect(await find(invoice.slice(0, -1))).toEqual([]);
  });

  it('leads from the reference of a payment or refund to its order, without the fee of the payment', async () => {
    await addLine('collection', 'pay_AbC123xyz');
    await addLine('fee', 'pay_AbC123xyz');
    await addLine('refund', 'utr 4005-0060 0700');
    expect(await find('PAY_abc123XYZ')).toEqual([{ kind: 'payment', number: 'pay_AbC123xyz', order }]);
    expect(await find('UTR400500600700')).toEqual([{ kind: 'refund', number: 'utr 4005-0060 0700', order }]);
    expect(await find('pay_AbC123xy')).toEqual([]);
  });

  it.each(['claimed', 'rejected'] as const)(
    'leads from a %s reference to the order that is not paid yet',
    async (state) => {
      const { orderId, order: other } = await placeTestOrder(shop);
      const reference = state === 'claimed' ? '431288901234' : '431288905678';
      const claim = { [`payment.${state}`]: { reference, at: shop.now() } };
      await shop.database.orders.updateOne({ _id: orderId }, { $set: claim });
      const spaced = reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
      expect(await find(spaced)).toEqual([
        { kind: 'payment', number: reference, order: { order: orderId, number: other.number } },
      ]);
    },
  );

  it('leads from the UTR of a remittance of many orders to the remittances, once', async () => {
    const { agent } = await shop.signIn('Admin');
    const rows = [1, 2].map((repeat) => ({
      line: repeat,
      number: order.number,
      amount: 100,
      reference: 'BANK 9001',
      repeat,
    }));
    const body = { courier: 'Parcel Two', columns: {}, rows };
    await agent.post('/api/v1/admin/cash/remittances').send(body).expect(200);
    expect(await find('bank-9001')).toEqual([{ kind: 'remittance', number: 'BANK 9001' }]);
  });

  it('leads from a ticket number to the ticket', async () => {
    const contact = { email: 'help@estore.example' };
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
    const message = { name: 'Asha', email: 'asha@example.com', message: 'Does the M run small?' };
    const { body } = await shop.request().post('/api/v1/contact').send(message).expect(200);
    const ticket = { kind: 'ticket', number: body.ticket, ticket: expect.stringMatching(/^[0-9a-f]{24}$/) };
    expect(await find(body.ticket.toLowerCase().replace('-', ' '))).toEqual([ticket]);
  });

  it('leads from a tracking number to its order for packers too, who find nothing about money', async () => {
    await shop.database.orders.updateOne(
      { _id: order.order },
      { $set: { tracking: { courier: 'Parcel One', number: 'PX-1490-8123' } } },
    );
    await addLine('collection', '409900112233');
    expect(await find('px 14908123', 'Packer')).toEqual([
      { kind: 'tracking', number: 'PX-1490-8123', order },
    ]);
    for (const number of [invoice, '409900112233', 'T-100001'])
      expect(await find(number, 'Packer')).toEqual([]);
    expect(await find('409900112233')).toHaveLength(1);
  });

  it('finds nothing by a short or empty number, and is not open to the Catalogue role', async () => {
    expect(await find('-- /')).toEqual([]);
    const { agent } = await shop.signIn('Catalogue');
    await agent.get('/api/v1/admin/numbers').query({ number: '409900112233' }).expect(403);
  });

  it('is found by an index', async () => {
    const { orders, paymentLedger } = shop.database;
    const explained = await Promise.all([
      paymentLedger.collection.find({ reference: 'X1' }, { collation: ANY_SPELLING }).explain(),
      ...['tracking.number', 'payment.claimed.reference', 'payment.rejected.reference'].map((field) =>
        orders.collection.find({ [field]: 'X1' }, { collation: ANY_SPELLING }).explain(),
      ),
    ]);
    for (const plan of explained) expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});

it('is compared without case, spaces, dashes and the script of its digits', () => {
  expect(plainNumber(' inv 26-27/००0001 ')).toBe('INV2627000001');
});
