import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountReport } from '@e-store/shared/invoices/accounts-endpoints';
import { advanceOrder, placeTestOrder } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
const PERIOD = { from: '2099-01-01', to: '2099-12-31' };
const BUYER = { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' };
/** Paise; the same for each order. */
let total: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  await shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { taxMode: 'included', contact: { legalName: 'E-Store Pvt Ltd', gstin: '29AAGCB7383J1Z4' } } },
    { upsert: true },
  );
  const placed = [
    await placeTestOrder(shop),
    await placeTestOrder(shop, {}, { business: BUYER }),
    await placeTestOrder(shop),
  ];
  for (const { orderId } of placed) await advanceOrder(admin, orderId, 'Confirmed', 'Packed');
  const [delivered, , cancelled] = placed;
  await advanceOrder(admin, cancelled!.orderId, 'Cancelled');
  await advanceOrder(admin, delivered!.orderId, 'Shipped', 'Out for delivery', 'Delivered');
  total = delivered!.order.totalPrice * 100;
});
afterAll(() => shop.stop());

const read = async (report: AccountReport) =>
  (
    await admin
      .get('/api/v1/admin/accounts')
      .query({ ...PERIOD, report })
      .expect(200)
  ).body;
const totalOf = async (report: AccountReport) =>
  (await read('sales')).totals.find((one: { report: string }) => one.report === report);
const sumOf = (rows: (string | number)[][], column: number) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

describe('the accounts of a period', () => {
  it('list every document in the sales register, with credit notes negative', async () => {
    const { rows } = await read('sales');
    expect(rows).toHaveLength(4);
    expect(sumOf(rows, 12)).toBe(2 * total);
    expect(await totalOf('sales')).toEqual({ report: 'sales', rows: 4, total: 2 * total });
  });

  it('list a business invoice by its GSTIN, and add up the others by state and rate', async () => {
    const { rows } = await read('b2b');
    expect(rows[0].slice(0, 2)).toEqual(['27AAPFU0939F1ZV', 'Lake Traders LLP']);
    const small = await read('b2cs');
    const sold = await shop.database.invoices.findOne({ 'buyer.gstin': null }).lean();
    expect(sumOf(small.rows, 2)).toBe(sold?.totals.taxable);
    expect(small.rows[0][0]).toBe('29-Karnataka');
  });

  it('sum quantities and values by HSN code, less what was cancelled', async () => {
    const { rows } = await read('hsn');
    expect(sumOf(rows, 3)).toBe(6);
    expect(sumOf(rows, 5)).toBe(2 * total);
  });

  it('export vouchers that balance', async () => {
    const { rows } = await read('tally');
    const numbers = new Set(rows.map((row: string[]) => row[2]));
    expect(numbers.size).toBe(4);
    for (const number of numbers) {
      const own = rows.filter((row: string[]) => row[2] === number);
      expect(sumOf(own, 5)).toBe(sumOf(own, 6));
    }
  });

  it('list the money that moved', async () => {
    const { rows } = await read('payments');
    expect(rows.map((row: string[]) => [row[2], row[3], row[5]])).toEqual([['COD', 'Received', total]]);
  });

  it('are exported as CSV in rupees', async () => {
    const { body } = await admin
      .get('/api/v1/admin/accounts/export')
      .query({ ...PERIOD, report: 'payments' })
      .expect(200);
    expect(body.filename).toBe('payments-2099-01-01-2099-12-31.csv');
    expect(body.csv).toContain(`,COD,Received,,${total / 100}.00\r\n`);
  });

  it('are refused for what is no day', async () => {
    const period = { from: '2099-11-01', to: '=cmd|calc' };
    await admin.get('/api/v1/admin/accounts/gstr1').query(period).expect(400);
  });

  it.each([
    PERIOD,
    { from: '2099-11-01', to: '2099-12-31' },
    { from: '2099-11-01', to: '2099-11-29' },
    { from: '2099-10-02', to: '2099-12-31' },
  ])('are no return over other days than a month or quarter: %j', async (period) => {
    const { body } = await admin.get('/api/v1/admin/accounts/gstr1').query(period).expect(400);
    expect(body.fields.to).toBe('GSTR-1 covers a whole month or quarter. Choose its first and last day.');
  });

  it('are exported as GSTR-1, whose tables add up to the documents', async () => {
    const quarter = { from: '2099-10-01', to: '2099-12-31' };
    const { body } = await admin.get('/api/v1/admin/accounts/gstr1').query(quarter).expect(200);
    const gstr1 = JSON.parse(body.json);
    expect(gstr1).toMatchObject({ gstin: '29AAGCB7383J1Z4', fp: '122099', b2cl: [], cdnr: [], cdnur: [] });
    expect(gstr1.b2b).toMatchObject([{ ctin: BUYER.gstin, inv: [{ val: total / 100, pos: '29' }] }]);
    expect(gstr1.b2cs[0]).toMatchObject({ sply_ty: 'INTRA', pos: '29', typ: 'OE' });
    expect(gstr1.hsn.hsn_b2b.length).toBeGreaterThan(0);
  });

  it.each([
    'accounts',
    'accounts/export',
    'accounts/gstr1',
    'audit',
    'cash/closing',
    'cash/return-rates',
    'customers',
    'orders',
    'orders/export',
    'transactions',
    'transactions/export',
  ])('name the mistake of a period that ends before it begins: %s', async (path) => {
    const { body } = await admin
      .get(`/api/v1/admin/${path}`)
      .query({ from: '2099-11-20', to: '2099-11-19' })
      .expect(400);
    expect(body.fields).toEqual({ to: 'Choose a last day on or after the first day.' });
  });

  it('are closed to packers', async () => {
    const { agent } = await shop.signIn('Packer');
    await agent.get('/api/v1/admin/accounts').query(PERIOD).expect(403);
  });
});
