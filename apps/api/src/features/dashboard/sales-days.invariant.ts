import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { sumOrders, SOLD_ORDER_FIELDS } from './sum-orders.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { Invariant } from '../../platform/invariants/invariant.ts';

export const salesDaysMatchOrders: Invariant = {
  id: 'I12',
  description: 'the stored totals of a past day match its orders',
  check: async ({ salesDays, orders }) => {
    const days = await salesDays.find().lean();
    const breaches: string[] = [];
    for (const { _id, changes, figures: dayTotals } of days) {
      if (dayTotals?.changes !== changes) continue;
      const { changes: _count, ...storedTotals } = dayTotals;
      const placed = trusted(toIndiaDateRange({ from: _id, to: _id }));
      const added = sumOrders(await orders.find({ createdAt: placed }, SOLD_ORDER_FIELDS).lean());
      if (!isDeepStrictEqual(comparable(storedTotals), comparable(added)))
        breaches.push(
          `${_id}: ${storedTotals.orders} orders, ₹${storedTotals.sales} stored; its orders give ${added.orders} orders, ₹${added.sales}`,
        );
    }
    return { checked: days.length, breaches };
  },
};

const comparable = ({ products, ...sums }: ReturnType<typeof sumOrders>) => ({
  ...sums,
  products: products.map((one) => `${String(one.product)} ${one.pieces} ${one.sales}`).toSorted(),
});
