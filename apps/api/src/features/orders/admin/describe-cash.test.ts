import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { advanceOrder } from '../../../testing/placed-order.ts';
import { deliverByCourier, nextUtr, shipByCourier } from '../../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { toStaffOrder } from './to-staff-order.ts';

const REMITTANCES = '/api/v1/admin/cash/remittances';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let packer: typeof admin;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  packer = (await shop.signIn('Packer')).agent;
});
afterAll(() => shop.stop());

const deliver = (courier = 'Parcel One') => deliverByCourier(shop, admin, { courier });

type Row = { number: string; amount: number; paidOn?: string; reference?: string };

async function record(row: Row, courier = 'Parcel One') {
  const reference = nextUtr();
  const file = { courier, columns: {}, rows: [{ line: 2, reference, ...row }] };
  const { body } = await admin.post(REMITTANCES).send(file).expect(200);
  return { remittance: String(body.remittance), reference };
}
const undo = (id: string) => admin.post(`${REMITTANCES}/${id}/undo`).expect(200);

async function readCash(id: string, agent = admin) {
  const { body } = await agent.get(`/api/v1/admin/orders/${id}`).expect(200);
  return { remittances: body.remittances, cashOwed: body.cashOwed };
}

describe('the staff view of an order whose courier has remitted the cash', () => {
  it('has amount, day, courier and UTR, with nothing owed', async () => {
    const order = await deliver();
    const { number, paise } = order;
    const { reference } = await record({ number, amount: paise, paidOn: '2099-11-19' }, 'parcel  ONE');
    expect(await readCash(order.id)).toEqual({
      remittances: [
        {
          amount: paise,
          courier: 'Parcel One',
          paidOn: '2099-11-19',
          recordedAt: shop.now().toISOString(),
          reference,
        },
      ],
      cashOwed: undefined,
    });
  });

  it('shows what a short remittance left, to the paisa, and lists both payments', async () => {
    const order = await deliver();
    await record({ number: order.number, amount: order.paise - 35_40 });
    expect(await readCash(order.id)).toMatchObject({
      remittances: [{ amount: order.paise - 35_40 }],
      cashOwed: 35_40,
    });
    shop.passTime(1000);
    await record({ number: order.number, amount: 35_40 });
    expect(await readCash(order.id)).toMatchObject({
      remittances: [{ amount: order.paise - 35_40 }, { amount: 35_40 }],
      cashOwed: undefined,
    });
  });

  it('does not list an undone remittance, and lists the one recorded instead of it', async () => {
    const order = await deliver();
    const wrong = await record({ number: order.number, amount: order.paise - 100_00 });
    await undo(wrong.remittance);
    expect(await readCash(order.id)).toEqual({ remittances: [], cashOwed: order.paise });
    const right = await record({ number: order.number, amount: order.paise });
    const cash = await readCash(order.id);
    expect(cash.remittances).toHaveLength(1);
    expect(cash).toMatchObject({
      remittances: [{ amount: order.paise, reference: right.reference }],
      cashOwed: undefined,
    });
  });

  it('names the courier that paid, also when another one shipped the parcel', async () => {
    const order = await deliver('Parcel Two');
    await record({ number: order.number, amount: order.paise }, 'Parcel Three');
    expect((await readCash(order.id)).remittances).toMatchObject([{ courier: 'Parcel Three' }]);
  });

  it('lists cash marked as received by its courier, without day or UTR', async () => {
    const order = await deliver('Parcel Four');
    const received = { until: '2099-11-20', courier: 'Parcel Four' };
    await admin.post('/api/v1/admin/cash/received').send(received).expect(200);
    const { remittances } = await readCash(order.id);
    expect(remittances).toEqual([
      { amount: order.paise, courier: 'Parcel Four', recordedAt: expect.any(String) },
    ]);
  });

  it('names no courier when there was none', async () => {
    const order = await shipByCourier(shop, admin);
    await advanceOrder(admin, order.id, 'Delivered');
    await shop.database.orders.updateOne({ _id: order.id }, { $unset: { tracking: 1 } });
    await admin.post('/api/v1/admin/cash/received').send({ until: '2099-11-20' }).expect(200);
    expect((await readCash(order.id)).remittances).toEqual([
      { amount: order.paise, recordedAt: expect.any(String) },
    ]);
  });
});

describe('the staff view of an order without a remittance', () => {
  it('shows the whole cash as owed once it is delivered, and none before', async () => {
    const order = await shipByCourier(shop, admin);
    const nothing = { remittances: undefined, cashOwed: undefined };
    expect(await readCash(order.id)).toEqual(nothing);
    await advanceOrder(admin, order.id, 'Delivered');
    expect(await readCash(order.id)).toEqual({ remittances: [], cashOwed: order.paise });
    const correction = { from: 'Delivered', reason: 'Wrong parcel' };
    await admin.post(`/api/v1/admin/orders/${order.id}/correction`).send(correction).expect(200);
    expect(await readCash(order.id)).toEqual(nothing);
  });
});

describe('a Packer', () => {
  it('receives neither remittances nor what is owed', async () => {
    const [remitted, owing] = [await deliver(), await deliver()];
    await record({ number: remitted.number, amount: remitted.paise });
    for (const { id } of [remitted, owing]) {
      expect(await readCash(id, packer)).toEqual({ remittances: undefined, cashOwed: undefined });
      const found = await shop.database.orders.findById(id).lean();
      const shown = await toStaffOrder(shop, found!, { _id: id, role: 'Packer' });
      expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['remittances']));
      expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['cashOwed']));
    }
    const { body } = await packer
      .get(`/api/v1/admin/orders/print?ids=${remitted.id},${owing.id}`)
      .expect(200);
    expect(body.orders).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/remittances|cashOwed/);
  });
});
