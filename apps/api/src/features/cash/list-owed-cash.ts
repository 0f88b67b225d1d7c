import { type CourierCash, listOwedCash, type OwedCash } from '@e-store/shared/cash/endpoints';
import { CASH_AGE_KEYS, type CashAge, cashAgeOf, courierKey } from '@e-store/shared/cash/remittance';
import { daysBetween, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { findOpenCash, owedOf } from './cash-of-orders.ts';
import type { CourierRecord } from './courier.model.ts';

/** Orders that were delivered without a courier, or whose tracking was erased with the account. */
const NO_COURIER = 'No courier';

export const listOwedCashRoute = route(listOwedCash, async ({ query }, { database, now }) => {
  const { courier, age, page, limit } = query;
  const [owed, known] = await Promise.all([
    readOwedCash(database, now()),
    database.couriers.find().sort({ _id: 1 }).lean(),
  ]);
  const listed = owed.filter(
    (one) =>
      (courier === undefined || courierKey(one.courier) === courierKey(courier)) &&
      (age === undefined || cashAgeOf(one.days) === age),
  );
  const orders = listed.slice((page - 1) * limit, page * limit);
  return { couriers: sumByCourier(owed, known), orders, total: listed.length, page, limit };
});

/** Oldest first. */
async function readOwedCash(database: Database, now: Date): Promise<OwedCash[]> {
  const open = (await findOpenCash(database)).filter((cash) => owedOf(cash) > 0);
  const orders = await database.orders
    .find({ _id: trusted({ $in: open.map(({ _id }) => _id) }) }, { number: 1, tracking: 1 })
    .lean();
  const byId = new Map(orders.map((order) => [String(order._id), order]));
  const today = indiaDay(now);
  return open
    .toSorted((a, b) => a.collectedAt.getTime() - b.collectedAt.getTime())
    .flatMap(({ _id, collectedAt, ...cash }) => {
      const order = byId.get(String(_id));
      if (!order) return [];
      const { number, tracking } = order;
      return {
        order: String(_id),
        number,
        courier: tracking?.courier ?? NO_COURIER,
        ...(tracking && { tracking: tracking.number }),
        deliveredAt: collectedAt.toISOString(),
        days: Math.max(0, daysBetween(indiaDay(collectedAt), today)),
        ...cash,
        owed: owedOf(cash),
      };
    });
}

const sum = (orders: readonly OwedCash[]) => ({
  orders: orders.length,
  owed: orders.reduce((total, { owed }) => total + owed, 0),
});

/** The couriers that owe most come first; a courier without debts is listed for its columns. */
function sumByCourier(owed: readonly OwedCash[], known: readonly CourierRecord[]): CourierCash[] {
  const names = new Map([
    ...owed.map(({ courier }) => [courierKey(courier), courier] as const),
    ...known.map(({ _id, name }) => [_id, name] as const),
  ]);
  return [...names]
    .map(([key, name]) => {
      const own = owed.filter(({ courier }) => courierKey(courier) === key);
      const columns = known.find(({ _id }) => _id === key)?.columns;
      const ofAge = (age: CashAge) => own.filter(({ days }) => cashAgeOf(days) === age);
      const ages = CASH_AGE_KEYS.map((age) => ({ age, ...sum(ofAge(age)) }));
      return { name, ...(columns && { columns }), ...sum(own), ages };
    })
    .toSorted((a, b) => b.owed - a.owed || a.name.localeCompare(b.name));
}
