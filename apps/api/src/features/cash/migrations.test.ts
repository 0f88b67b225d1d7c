import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { cashMigrations } from './migrations.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const REMITTANCES = '/api/v1/admin/cash/remittances';

describe('the migration of remittances', () => {
  it('makes one of the lines of each earlier call, which can be undone', async () => {
    const admin = (await shop.signIn('Admin')).agent;
    const first = await deliverByCourier(shop, admin);
    const second = await deliverByCourier(shop, admin);
    const record = async (rows: { number: string; amount: number }[]) => {
      const named = rows.map((row, index) => ({ ...row, line: index + 2, reference: nextUtr() }));
      await admin.post(REMITTANCES).send({ courier: 'Parcel One', columns: {}, rows: named }).expect(200);
      shop.passTime(1000);
    };
    await record([
      { number: first.number, amount: 300_00 },
      { number: second.number, amount: second.paise },
    ]);
    await record([{ number: first.number, amount: first.paise - 300_00 }]);
    const { remittances, paymentLedger, connection } = shop.database;
    await remittances.deleteMany();
    for (const name of ['remitted_in_sequence', 'by_remittance'])
      await paymentLedger.collection.dropIndex(name);
    await paymentLedger.collection.updateMany(
      { kind: 'remittance' },
      { $unset: { 'remittance._id': 1, 'remittance.sequence': 1 } },
    );

    const migration = cashMigrations.find(({ name }) => name.startsWith('104'));
    await migration!.up(connection, []);
    await migration!.up(connection, []);
    const { body } = await admin.get(REMITTANCES).expect(200);
    expect(body.remittances).toMatchObject([
      { courier: 'Parcel One', orders: 1, amount: first.paise - 300_00 },
      { courier: 'Parcel One', orders: 2, amount: second.paise + 300_00 },
    ]);
    await admin.post(`${REMITTANCES}/${body.remittances[1]._id}/undo`).expect(200);
    const owed = await admin.get('/api/v1/admin/cash').expect(200);
    expect(owed.body).toMatchObject({ total: 2, owed: second.paise + 300_00 });
    expect((await remittancesWithinCash.check(shop.database)).breaches).toEqual([]);
  });
});
