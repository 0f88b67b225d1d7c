import { type CourierCash, listOwedCash, type OwedCash } from '@e-store/shared/cash/endpoints';
import { CASH_AGE_KEYS, type CashAge, cashAgeOf, courierKey } from '@e-store/shared/cash/remittance';
import { route } from '../../platform/http/route.ts';
import type { CourierRecord } from './courier.model.ts';
import { matchesFilter, readOwedCash } from './read-owed-cash.ts';

export const listOwedCashRoute = route(listOwedCash, async ({ query }, { database, now }) => {
  const { page, limit, ...filter } = query;
  const [owed, known] = await Promise.all([
    readOwedCash(database, now()),
    database.couriers.find().sort({ _id: 1 }).lean(),
  ]);
  const listed = owed.filter((one) => matchesFilter(one, filter));
  const orders = listed.slice((page - 1) * limit, page * limit);
  return {
    couriers: sumByCourier(owed, known),
    orders,
    owed: sum(listed).owed,
    total: listed.length,
    page,
    limit,
  };
});

const sum = (orders: readonly OwedCash[]) => ({
  orders: orders.length,
  owed: orders.reduce((total, { owed }) => total + owed, 0),
});

/** Couriers that owe most come first; one without debts is listed for its columns. */
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
