import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClosingDay, ClosingPart } from '@e-store/shared/cash/closing-endpoints';
import { addDays, indiaDay, startOfDay } from '@e-store/shared/india-day';
import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let today: string;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  today = indiaDay(shop.now());
});
afterAll(() => shop.stop());

/** Both minutes are on different days of UTC. */
const lastMinuteOf = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 60_000);

async function deliverOn(day: string) {
  const order = await deliverByCourier(shop, admin);
  const at = lastMinuteOf(day);
  await shop.database.orders.updateOne({ _id: order.id }, { $set: { createdAt: at } });
  await shop.database.paymentLedger.updateMany({ order: order.id }, { $set: { at } });
  return order;
}

async function remitOn(day: string, rows: { number: string; amount: number }[]) {
  const reference = nextUtr();
  const body = {
    courier: 'Parcel One',
    columns: {},
    rows: rows.map((row, index) => ({ ...row, line: index + 2, reference })),
  };
  await admin.post('/api/v1/admin/cash/remittances').send(body).expect(200);
  await shop.database.paymentLedger.updateMany({ reference }, { $set: { at: startOfDay(day) } });
  return reference;
}

const read = async (query: object) => (await admin.get('/api/v1/admin/cash/closing').query(query)).body;
const amounts = ({ totals }: ClosingDay, ...parts: ClosingPart[]) => parts.map((part) => totals[part].amount);

describe('the daily closing', () => {
  it('adds up each day of India, carries open cash over, and names differences with their orders', async () => {
    const [first, second] = [addDays(today, -9), addDays(today, -8)];
    const [paid, short, open] = [await deliverOn(first), await deliverOn(first), await deliverOn(first)];
    const sum = paid.paise + short.paise + open.paise;
    const reference = await remitOn(second, [
      { number: paid.number, amount: paid.paise },
      { number: short.number, amount: short.paise - 35_40 },
    ]);
    const { days } = await read({ from: first, to: second });
    expect(days.map(({ day }: ClosingDay) => day)).toEqual([second, first]);
    const [later, earlier] = days;
    expect(amounts(earlier, 'ordered', 'cash', 'prepaid', 'remitted', 'out')).toEqual([sum, sum, 0, 0, sum]);
    const remitted = paid.paise + short.paise - 35_40;
    expect(amounts(later, 'cash', 'remitted', 'out', 'differences')).toEqual([
      0,
      remitted,
      sum - remitted,
      -35_40,
    ]);
    const rowsOf = async (part: ClosingPart, day = second) =>
      (await read({ from: first, to: second, day, part })).rows;
    expect(await rowsOf('differences')).toMatchObject([
      { order: short.id, number: short.number, amount: -35_40, reference },
    ]);
    expect(await rowsOf('remitted')).toHaveLength(2);
    expect(await rowsOf('out')).toMatchObject([
      { number: short.number, amount: 35_40 },
      { number: open.number, amount: open.paise },
    ]);
    expect(await rowsOf('ordered', first)).toHaveLength(3);
    const { days: alone } = await read({ from: second, to: second });
    expect(alone).toEqual([later]);
  });

  it('counts a refund of a returned order as refunded, while its courier still owes the cash', async () => {
    const day = addDays(today, -20);
    const { id, number, paise } = await deliverOn(day);
    await shop.database.paymentLedger.create({
      _id: id,
      order: id,
      number,
      method: 'COD',
      kind: 'refund',
      amount: -100,
      at: lastMinuteOf(day),
    });
    const { days } = await read({ from: day, to: day });
    expect(amounts(days[0], 'refunded', 'out')).toEqual([-100_00, paise]);
  });

  it('lists rows in pages, and refuses periods that are too long or end before they begin', async () => {
    const query = { from: today, to: today, day: today, part: 'ordered', limit: 1, page: 2 };
    await deliverByCourier(shop, admin);
    await deliverByCourier(shop, admin);
    const { rows, total } = await read(query);
    expect(rows).toHaveLength(1);
    expect(total).toBe(2);
    const long = await read({ from: addDays(today, -31), to: today });
    expect(long.fields).toEqual({ from: 'Choose at most 31 days.' });
    expect((await read({ from: today, to: addDays(today, -1) })).fields).toHaveProperty('to');
  });

  it('of a day is the same whatever the first day of the period is', async () => {
    const dayOf = (offset: number) => addDays(today, offset - 60);
    const orders = [await deliverOn(dayOf(0)), await deliverOn(dayOf(0)), await deliverOn(dayOf(1))];
    const [settled, over, prepaid] = orders.map(({ id, number, paise }) => ({
      id,
      number,
      rupees: paise / 100,
    }));
    const { paymentLedger } = shop.database;
    await paymentLedger.updateOne({ order: prepaid!.id }, { $set: { method: 'UPI' } });
    let sequence = 0;
    const remit = (offset: number, order: typeof settled, amount: number, method = 'COD') => ({
      _id: new Types.ObjectId(),
      order: order!.id,
      number: order!.number,
      method,
      kind: 'remittance',
      amount,
      at: startOfDay(dayOf(offset)),
      remittance: {
        _id: new Types.ObjectId(),
        sequence: (sequence += 1),
        courier: 'parcel one',
        repeat: 1,
        outcome: 'matched',
      },
    });
    await paymentLedger.insertMany([
      remit(2, settled, settled!.rupees),
      remit(5, settled, -settled!.rupees),
      remit(6, settled, settled!.rupees - 100),
      remit(2, over, over!.rupees + 50),
      remit(4, over, -20),
      remit(3, prepaid, 500, 'UPI'),
      remit(5, prepaid, 300, 'UPI'),
      remit(7, prepaid, -800, 'UPI'),
    ]);
    const LAST = 8;
    const { days: whole } = await read({ from: dayOf(0), to: dayOf(LAST) });
    const closedOn = (offset: number) => whole.find(({ day }: ClosingDay) => day === dayOf(offset));
    expect(amounts(closedOn(5), 'out', 'differences')).toEqual([settled!.rupees * 100, 800_00]);
    await fc.assert(
      fc.asyncProperty(fc.nat(LAST), fc.nat(LAST), async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        for (const part of ['out', 'differences'] as const) {
          const query = { to: dayOf(to), day: dayOf(to), part };
          const [all, some] = [
            await read({ ...query, from: dayOf(0) }),
            await read({ ...query, from: dayOf(from) }),
          ];
          expect(some.days).toEqual(all.days.slice(0, some.days.length));
          expect(some.rows).toEqual(all.rows);
        }
      }),
      { numRuns: 20 },
    );
    const alone = { from: dayOf(5), to: dayOf(5), day: dayOf(5), part: 'out' };
    expect((await read(alone)).rows).toMatchObject([
      { number: settled!.number, at: lastMinuteOf(dayOf(0)).toISOString() },
    ]);
  });
});
