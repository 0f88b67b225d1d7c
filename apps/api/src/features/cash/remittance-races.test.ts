import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { ledgerMatchesPayments } from '../payments/payment-ledger.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

const ROUNDS = 6;

type Delivered = Awaited<ReturnType<typeof deliverByCourier>>;

const withdraw = ({ id }: Delivered) =>
  admin
    .post(`/api/v1/admin/orders/${id}/correction`)
    .send({ from: 'Delivered', reason: 'Wrong parcel' })
    .then(({ status, body }) => ({ status, body }));

async function readCash({ id }: Delivered) {
  const lines = await shop.database.paymentLedger.find({ order: id }).lean();
  const sum = (kind: string) =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.amount * 100 : 0), 0);
  const { orderStatus } = await shop.database.orders.findById(id).orFail().lean();
  return { orderStatus, collected: sum('collection'), remitted: sum('remittance') };
}

async function expectSoundLedger() {
  for (const { check } of [remittancesWithinCash, ledgerMatchesPayments])
    expect((await check(shop.database)).breaches).toEqual([]);
}

describe('a delivery that is withdrawn while its cash is recorded', () => {
  it('stays when the remittance was first; else its cash counts as not collected', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await deliverByCourier(shop, admin);
      const { number, paise } = order;
      const rows = [{ line: 2, number, amount: paise, reference: nextUtr() }];
      const file = { courier: 'Parcel One', columns: {}, rows };
      const [withdrawn, recorded] = await Promise.all([
        withdraw(order),
        admin.post('/api/v1/admin/cash/remittances').send(file).expect(200),
      ]);
      const [{ outcome, message }] = recorded.body.results;
      const isWithdrawn = withdrawn.status === 200;
      expect({ refusal: withdrawn.body.message, outcome, message, ...(await readCash(order)) }).toEqual(
        isWithdrawn
          ? {
              outcome: 'over',
              message: 'This order is not delivered. Its status is “Out for delivery”.',
              orderStatus: 'Out for delivery',
              collected: 0,
              remitted: paise,
            }
          : {
              refusal: 'The courier has already remitted the cash of this order, so it was delivered.',
              outcome: 'matched',
              orderStatus: 'Delivered',
              collected: paise,
              remitted: paise,
            },
      );
    }
    await expectSoundLedger();
  });

  it('is not marked as received', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const courier = `Courier ${round}`;
      const order = await deliverByCourier(shop, admin, { courier });
      const [withdrawn, received] = await Promise.all([
        withdraw(order),
        admin.post('/api/v1/admin/cash/received').send({ until: '2099-12-31', courier }).expect(200),
      ]);
      const isWithdrawn = withdrawn.status === 200;
      expect([200, 409]).toContain(withdrawn.status);
      expect(received.body).toMatchObject({ orders: isWithdrawn ? 0 : 1, remaining: 0 });
      const { collected, remitted } = await readCash(order);
      expect([collected, remitted]).toEqual(isWithdrawn ? [0, 0] : [order.paise, order.paise]);
    }
    await expectSoundLedger();
  });
});
