import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { ledgerMatchesPayments, type LedgerRecord } from '../payments/payment-ledger.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';

const REMITTANCES = '/api/v1/admin/cash/remittances';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let other: typeof admin;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  other = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

const deliver = () => deliverByCourier(shop, admin);
type Delivered = Awaited<ReturnType<typeof deliver>>;

const fileOf = (orders: readonly Delivered[], extraPaise = 0) => ({
  courier: 'Parcel One',
  columns: { number: 'Order' },
  rows: orders.map(({ number, paise }, index) => ({
    line: index + 2,
    number,
    amount: paise + extraPaise,
    reference: nextUtr(),
  })),
});
const record = async (file: object) => (await admin.post(REMITTANCES).send(file).expect(200)).body;
const undo = (id: string, agent = admin) => agent.post(`${REMITTANCES}/${id}/undo`);
const list = async () => (await admin.get(REMITTANCES).expect(200)).body.remittances;
const linesOf = (order: string): Promise<LedgerRecord[]> =>
  shop.database.paymentLedger.find({ order, kind: 'remittance' }).sort({ 'remittance.sequence': 1 }).lean();
async function isOwed({ number }: Delivered) {
  const { body } = await admin.get('/api/v1/admin/cash?limit=50').expect(200);
  return body.orders.some((order: { number: string }) => order.number === number);
}
async function expectSoundLedger() {
  const checks = [remittancesWithinCash, ledgerMatchesPayments].map(({ check }) => check(shop.database));
  for (const { breaches } of await Promise.all(checks)) expect(breaches).toEqual([]);
}

describe('the list of remittances', () => {
  it('names who recorded what, and joins the parts of a file', async () => {
    const orders = [await deliver(), await deliver()];
    const [first, second] = orders.map((order) => fileOf([order]));
    const { remittance } = await record(first!);
    expect(await record({ ...second, remittance })).toMatchObject({ remittance });
    const [latest] = await list();
    const amount = orders.reduce((sum, { paise }) => sum + paise, 0);
    expect(latest).toMatchObject({ _id: remittance, kind: 'file', courier: 'Parcel One', orders: 2, amount });
    expect(latest.by).toBeTruthy();
    await admin
      .post(REMITTANCES)
      .send({ ...fileOf([await deliver()]), courier: 'Parcel Two', remittance })
      .expect(409);
  });

  it('has no entry for a file without anything to record', async () => {
    const order = await deliver();
    await record(fileOf([order]));
    const before = await list();
    expect((await record(fileOf([order]))).remittance).toBeUndefined();
    expect(await list()).toEqual(before);
  });
});

describe('undoing a remittance', () => {
  it('adds reversing lines, after which the cash is owed and the same file can be recorded', async () => {
    const order = await deliver();
    const file = fileOf([order]);
    const { remittance } = await record(file);
    expect(await isOwed(order)).toBe(false);
    const { body } = await undo(remittance).expect(200);
    expect(body).toMatchObject({ _id: remittance, undone: { by: expect.any(String), remaining: 0 } });
    const [line, reversal] = await linesOf(order.id);
    expect(reversal).toMatchObject({
      amount: -(order.paise / 100),
      reference: file.rows[0]!.reference,
      remittance: { reverses: line!._id, sequence: 2 },
    });
    expect(await isOwed(order)).toBe(true);
    const audited = await admin.get('/api/v1/admin/audit?limit=1').expect(200);
    expect(audited.body.entries).toMatchObject([
      { what: 'remittance.undone', subject: { label: 'Parcel One' }, before: { orders: 1 } },
    ]);

    const again = await record(file);
    expect(again.results).toMatchObject([{ outcome: 'matched' }]);
    expect(again.remittance).not.toBe(remittance);
    expect((await record(file)).results).toMatchObject([{ outcome: 'recorded' }]);
    expect(await linesOf(order.id)).toHaveLength(3);
    await undo(again.remittance).expect(200);
    expect((await record(file)).results).toMatchObject([{ outcome: 'matched' }]);
    await expectSoundLedger();
  });

  it('reverses paise and an amount that was too high exactly', async () => {
    const order = await deliver();
    const { remittance } = await record(fileOf([order], 60));
    await undo(remittance).expect(200);
    const [, reversal] = await linesOf(order.id);
    expect(reversal).toMatchObject({ amount: -(order.paise / 100) - 1, paise: 40 });
    await expectSoundLedger();
  });

  it('changes nothing the second time, nor when two people undo at once', async () => {
    const order = await deliver();
    const { remittance } = await record(fileOf([order]));
    const answers = await Promise.all([undo(remittance), undo(remittance, other), undo(remittance)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await undo(remittance, other).expect(200);
    expect(answers.map((answer) => answer.body.undone)).toEqual(Array(3).fill(body.undone));
    expect(await linesOf(order.id)).toHaveLength(2);
    const entries = { what: 'remittance.undone', 'subject.id': remittance };
    expect(await shop.database.auditEntries.countDocuments(entries)).toBe(1);
  });

  it('either takes back a part that is recorded meanwhile, or refuses it', async () => {
    const [order, next] = [await deliver(), await deliver()];
    const { remittance } = await record(fileOf([order]));
    const part = { ...fileOf([next]), remittance };
    const [undone, added] = await Promise.all([undo(remittance), admin.post(REMITTANCES).send(part)]);
    expect(undone.status).toBe(200);
    expect([200, 409]).toContain(added.status);
    expect(await isOwed(next)).toBe(true);
    await admin.post(REMITTANCES).send(part).expect(409);
    await expectSoundLedger();
  });

  it('lets a wrong delivery be withdrawn, and leaves no difference in the closing', async () => {
    const order = await deliver();
    const { remittance } = await record(fileOf([order]));
    const correction = { from: 'Delivered', reason: 'Wrong parcel' };
    const withdraw = () => admin.post(`/api/v1/admin/orders/${order.id}/correction`).send(correction);
    await withdraw().expect(409);
    await undo(remittance).expect(200);
    const day = '2099-11-20';
    const { body } = await admin
      .get(`/api/v1/admin/cash/closing?from=${day}&to=${day}&day=${day}&part=differences&limit=50`)
      .expect(200);
    expect(body.rows.map(({ number }: { number: string }) => number)).not.toContain(order.number);
    await withdraw().expect(200);
  });

  it('knows only recorded remittances, and is for Admins', async () => {
    await undo(String(new Types.ObjectId())).expect(404);
    const packer = (await shop.signIn('Packer')).agent;
    await undo(String(new Types.ObjectId()), packer).expect(403);
  });
});

describe('the invariant', () => {
  it('reports a reversal that does not match its line', async () => {
    const order = await deliver();
    const { remittance } = await record(fileOf([order]));
    await undo(remittance).expect(200);
    const reversal = { order: order.id, 'remittance.sequence': 2 };
    await shop.database.paymentLedger.updateOne(reversal, { $inc: { amount: 1 } });
    const { breaches } = await remittancesWithinCash.check(shop.database);
    expect(breaches).toEqual([expect.stringContaining(`${order.number}: line`)]);
    await shop.database.paymentLedger.updateOne(reversal, { $inc: { amount: -1 } });
  });
});
