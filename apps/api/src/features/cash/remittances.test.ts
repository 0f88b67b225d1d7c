import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RemittanceResult } from '@e-store/shared/cash/endpoints';
import { isDifference } from '@e-store/shared/cash/remittance';
import {
  deliverByCourier,
  nextTrackingNumber,
  nextUtr,
  shipByCourier,
} from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { advanceOrder } from '../../testing/placed-order.ts';
import { ledgerMatchesPayments } from '../payments/payment-ledger.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

type Shipment = Parameters<typeof shipByCourier>[2];
const ship = (shipment?: Shipment) => shipByCourier(shop, admin, shipment);
const deliver = (shipment?: Shipment) => deliverByCourier(shop, admin, shipment);

type Row = { tracking?: string; number?: string; amount: number; reference: string; repeat?: number };

const bodyOf = (rows: Row[], courier = 'Parcel One') => ({
  courier,
  columns: { tracking: 'AWB', amount: 'COD amount' },
  rows: rows.map((row, index) => ({ line: index + 2, ...row })),
});
async function preview(rows: Row[], courier?: string): Promise<RemittanceResult[]> {
  const { columns: _columns, ...body } = bodyOf(rows, courier);
  const answer = await admin.post('/api/v1/admin/cash/remittances/preview').send(body).expect(200);
  return answer.body.results;
}
async function record(rows: Row[], courier?: string): Promise<RemittanceResult[]> {
  const answer = await admin.post('/api/v1/admin/cash/remittances').send(bodyOf(rows, courier)).expect(200);
  return answer.body.results;
}
const outcomes = (results: RemittanceResult[]) => results.map(({ outcome }) => outcome);
const linesOf = (order: string) =>
  shop.database.paymentLedger.find({ order, kind: 'remittance' }).sort({ _id: 1 }).lean();
const owed = async (query: object = {}) =>
  (await admin.get('/api/v1/admin/cash').query(query).expect(200)).body;

describe('a remittance of a courier', () => {
  it('is previewed without a change and then recorded once, by tracking or order number', async () => {
    const [byAwb, byNumber] = [await deliver(), await deliver()];
    const reference = nextUtr();
    const rows = [
      { tracking: byAwb.awb, amount: byAwb.paise, reference },
      { number: byNumber.number, amount: byNumber.paise, reference },
      { tracking: 'AWB-OF-OTHERS', amount: 500_00, reference },
      // Demo orders have five digits.
      { number: 'ES-90001', amount: 500_00, reference },
    ];
    expect(await preview(rows)).toMatchObject([
      { line: 2, outcome: 'matched', number: byAwb.number, expected: byAwb.paise },
      { line: 3, outcome: 'matched', number: byNumber.number },
      { line: 4, outcome: 'unknown', parcel: 'AWB-OF-OTHERS' },
      { line: 5, outcome: 'unknown', parcel: 'ES-90001' },
    ]);
    expect(await linesOf(byAwb.id)).toEqual([]);
    expect(outcomes(await record(rows))).toEqual(['matched', 'matched', 'unknown', 'unknown']);
    expect(outcomes(await record(rows))).toEqual(['recorded', 'recorded', 'unknown', 'unknown']);
    const [line, ...others] = await linesOf(byAwb.id);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      amount: byAwb.paise / 100,
      reference,
      remittance: { courier: 'parcel one', outcome: 'matched' },
    });
    expect(line?.by?.name).toBeTruthy();
    const audited = await admin.get('/api/v1/admin/audit?limit=1').expect(200);
    expect(audited.body.entries).toMatchObject([
      {
        what: 'remittance.recorded',
        subject: { label: 'Parcel One' },
        after: { orders: 2, references: reference },
      },
    ]);
  });

  it('records a short and a too high amount as it came, and completes a short one later', async () => {
    const [short, over] = [await deliver(), await deliver()];
    const rows = [
      { tracking: short.awb, amount: short.paise - 35_40, reference: nextUtr() },
      { tracking: over.awb, amount: over.paise + 100, reference: nextUtr() },
    ];
    expect(await record(rows)).toMatchObject([
      { outcome: 'short', message: '₹35.40 is missing.' },
      { outcome: 'over', message: '₹1 too much.' },
    ]);
    expect(await linesOf(short.id)).toMatchObject([{ amount: short.paise / 100 - 36, paise: 60 }]);
    const rest = [{ tracking: short.awb, amount: 35_40, reference: nextUtr() }];
    expect(outcomes(await record(rest))).toEqual(['matched']);
    expect(await linesOf(short.id)).toHaveLength(2);
  });

  it('names the courier that shipped an order when another courier remits its cash, and records it', async () => {
    const [other, short, own] = [
      await deliver({ courier: 'Parcel Three' }),
      await deliver({ courier: 'Parcel Three' }),
      await deliver({ courier: 'parcel  ONE' }),
    ];
    const { id: byStaff } = await ship();
    const { number, totalPrice } = await shop.database.orders.findById(byStaff).orFail().lean();
    await advanceOrder(admin, byStaff, 'Delivered');
    await shop.database.orders.updateOne({ _id: byStaff }, { $unset: { tracking: 1 } });
    const reference = nextUtr();
    const rows = [
      { tracking: other.awb, amount: other.paise, reference },
      { number: short.number, amount: short.paise - 100, reference },
      { tracking: own.awb, amount: own.paise, reference },
      { number, amount: totalPrice * 100, reference },
    ];
    const noted = [
      { outcome: 'matched', message: 'Shipped with Parcel Three.' },
      { outcome: 'short', message: '₹1 is missing. Shipped with Parcel Three.' },
    ];
    for (const results of [await preview(rows), await record(rows)]) {
      expect(results).toMatchObject([...noted, { outcome: 'matched' }, { outcome: 'matched' }]);
      expect(results.filter(isDifference)).toMatchObject(noted);
    }
    expect(await linesOf(other.id)).toHaveLength(1);
    const audited = await admin.get('/api/v1/admin/audit?limit=1').expect(200);
    expect(audited.body.entries).toMatchObject([
      { after: { orders: 4, differences: `${other.number}, ${short.number}` } },
    ]);
    expect((await preview(rows)).map(({ message }) => message)).toEqual(rows.map(() => undefined));
  });

  it('does not pay an order a second time under another reference', async () => {
    const { awb, paise, id } = await deliver();
    await record([{ tracking: awb, amount: paise, reference: nextUtr() }]);
    expect(await record([{ tracking: awb, amount: paise, reference: nextUtr() }])).toMatchObject([
      { outcome: 'recorded', message: expect.stringContaining('paid it twice') },
    ]);
    expect(await linesOf(id)).toHaveLength(1);
  });

  it('counts two rows of a parcel under one reference as two payments, once each', async () => {
    const { awb: tracking, paise, id } = await deliver();
    const reference = nextUtr();
    const rows = [
      { tracking, reference, amount: 300_00 },
      { tracking, reference, amount: paise - 300_00, repeat: 2 },
    ];
    expect(outcomes(await record(rows))).toEqual(['short', 'matched']);
    expect(outcomes(await record(rows))).toEqual(['recorded', 'recorded']);
    expect(await linesOf(id)).toHaveLength(2);
  });

  it('splits the amount of a parcel over its orders', async () => {
    const buyer = await shop.signIn();
    const awb = nextTrackingNumber();
    const [first, second] = [await deliver({ buyer, awb }), await deliver({ buyer, awb })];
    const reference = nextUtr();
    const rows = [{ tracking: awb, amount: first.paise + second.paise, reference }];
    expect(await record(rows)).toMatchObject([
      { outcome: 'matched', number: first.number },
      { outcome: 'matched', number: second.number },
    ]);
    const recorded = [first, second].map(({ number, paise: amount }) => ({
      outcome: 'recorded',
      number,
      amount,
    }));
    expect(await record(rows)).toMatchObject(recorded);
  });

  it('reports a row that comes again as recorded only for the orders that it paid', async () => {
    const buyer = await shop.signIn();
    const awb = nextTrackingNumber();
    const paid = await deliver({ buyer, awb });
    const open = await ship({ buyer, awb });
    const rows = [{ tracking: awb, amount: paid.paise, reference: nextUtr() }];
    expect(await record(rows)).toMatchObject([{ outcome: 'matched', number: paid.number }]);
    await advanceOrder(admin, open.id, 'Delivered');
    const recorded = [{ outcome: 'recorded', number: paid.number, amount: paid.paise }];
    for (const results of [await preview(rows), await record(rows)]) expect(results).toMatchObject(recorded);
    expect(await linesOf(open.id)).toEqual([]);
    const own = [{ tracking: awb, amount: open.paise, reference: nextUtr() }];
    expect(await record(own)).toMatchObject([{ outcome: 'matched', number: open.number }]);
  });

  it('pays no order of another customer whose parcel has a used tracking number, when its row comes again', async () => {
    const awb = nextTrackingNumber();
    const paid = await deliver({ awb });
    const rows = [{ tracking: awb, amount: paid.paise, reference: nextUtr() }];
    expect(await record(rows)).toMatchObject([{ outcome: 'matched', number: paid.number }]);
    const other = await deliver({ awb });
    const recorded = [{ outcome: 'recorded', number: paid.number, amount: paid.paise }];
    for (const results of [await preview(rows), await record(rows)]) expect(results).toMatchObject(recorded);
    expect(await linesOf(other.id)).toEqual([]);
    const own = [{ tracking: awb, amount: other.paise, reference: nextUtr() }];
    expect(await record(own)).toMatchObject([{ outcome: 'matched', number: other.number }]);
  });

  it('marks cash of an order that is not delivered as over, and keeps a remitted delivery', async () => {
    const { awb, paise, id } = await ship();
    const rows = [{ tracking: awb, amount: paise, reference: nextUtr() }];
    expect(await record(rows)).toMatchObject([
      { outcome: 'over', message: 'This order is not delivered. Its status is “Out for delivery”.' },
    ]);
    await advanceOrder(admin, id, 'Delivered');
    const { body } = await admin
      .post(`/api/v1/admin/orders/${id}/correction`)
      .send({ from: 'Delivered', reason: 'Wrong parcel' })
      .expect(409);
    expect(body.message).toMatch(/already remitted the cash/);
  });

  it('records the same file once when two people send it at the same time', async () => {
    const { awb, paise, id } = await deliver();
    const body = bodyOf([{ tracking: awb, amount: paise, reference: nextUtr() }], 'First file');
    const send = () => admin.post('/api/v1/admin/cash/remittances').send(body);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await linesOf(id)).toHaveLength(1);
  });

  it('changes neither the payment register nor any invariant of the ledger', async () => {
    for (const invariant of [ledgerMatchesPayments, remittancesWithinCash]) {
      const { checked, breaches } = await invariant.check(shop.database);
      expect(breaches).toEqual([]);
      expect(checked).toBeGreaterThan(0);
    }
    const period = { from: '2000-01-01', to: '2099-12-31', report: 'payments' };
    const { body } = await admin.get('/api/v1/admin/accounts').query(period).expect(200);
    expect(body.rows.map((row: unknown[]) => row[3])).not.toContain(undefined);
    const collected = await shop.database.paymentLedger.countDocuments({ kind: 'collection' });
    expect(body.rows).toHaveLength(collected);
  });
});

describe('the invariant of remittances', () => {
  it('reports an order with more remitted than collected and no mark', async () => {
    const { awb, paise, id } = await deliver({ courier: 'Wrong Express' });
    await record([{ tracking: awb, amount: paise + 5, reference: nextUtr() }], 'Wrong Express');
    const marked = await remittancesWithinCash.check(shop.database);
    expect(marked.breaches).toEqual([]);
    const change = { $set: { 'remittance.outcome': 'matched' } };
    await shop.database.paymentLedger.updateOne({ order: id, kind: 'remittance' }, change);
    const { breaches } = await remittancesWithinCash.check(shop.database);
    expect(breaches).toEqual([expect.stringContaining('paise remitted')]);
    await shop.database.paymentLedger.updateOne(
      { order: id, kind: 'remittance' },
      { $set: { 'remittance.outcome': 'over' } },
    );
  });
});

describe('cash that couriers owe', () => {
  it('is listed by courier and age, oldest first, until it is remitted', async () => {
    const old = await deliver({ courier: 'Parcel Two' });
    const fresh = await deliver({ courier: 'parcel  two' });
    const DAY_MS = 86_400_000;
    await shop.database.paymentLedger.updateOne(
      { order: old.id, kind: 'collection' },
      { $set: { at: new Date(shop.now().getTime() - 9 * DAY_MS) } },
    );
    const { couriers, orders } = await owed({ courier: 'PARCEL TWO' });
    expect(orders).toMatchObject([
      { number: old.number, days: 9, owed: old.paise },
      { number: fresh.number, days: 0 },
    ]);
    const parcelTwo = couriers.find(({ name }: { name: string }) => /two/i.test(name));
    expect(parcelTwo).toMatchObject({ orders: 2, owed: old.paise + fresh.paise });
    expect(parcelTwo.ages.map(({ owed: paise }: { owed: number }) => paise)).toEqual([
      fresh.paise,
      0,
      old.paise,
      0,
    ]);
    expect((await owed({ courier: 'Parcel Two', age: '8-15' })).total).toBe(1);
    await record([{ number: old.number, amount: old.paise, reference: nextUtr() }], 'Parcel Two');
    expect((await owed({ courier: 'Parcel Two' })).orders).toMatchObject([{ number: fresh.number }]);
  });

  it('remembers the columns of a courier’s file', async () => {
    const { couriers } = await owed();
    const known = couriers.find(({ name }: { name: string }) => name === 'Parcel One');
    expect(known.columns).toEqual({ tracking: 'AWB', amount: 'COD amount' });
  });

  it.each([
    ['of its first remittance', 'Parcel Two', 'parcel  two'],
    ['of its orders', 'Parcel Nine', 'parcel  nine'],
  ])('leaves a courier the name %s', async (_what, name, typed) => {
    const { number, paise } = await deliver({ courier: name });
    await record([{ number, amount: paise, reference: nextUtr() }], typed);
    const names = (await owed()).couriers.map((one: { name: string }) => one.name);
    expect(names).toContain(name);
    expect(names).not.toContain(typed);
  });

  it('is for Admins', async () => {
    const packer = (await shop.signIn('Packer')).agent;
    await packer.get('/api/v1/admin/cash').expect(403);
    const body = bodyOf([{ number: 'ES-100042', amount: 100, reference: 'UTR' }]);
    await packer.post('/api/v1/admin/cash/remittances').send(body).expect(403);
  });
});
