import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { addUpOrders, SOLD } from '../dashboard/add-up-orders.ts';
import { momentsOf } from '../india-span.ts';
import type { Invariant } from './invariant.ts';

export const salesDaysAreTheirOrders: Invariant = {
  id: 'I12',
  says: 'the figures kept of a past day are those that its orders give',
  check: async ({ salesDays, orders }) => {
    const days = await salesDays.find().lean();
    const breaches: string[] = [];
    for (const { _id, changes, figures } of days) {
      if (figures?.changes !== changes) continue;
      const { changes: _count, ...kept } = figures;
      const placed = trusted(momentsOf({ from: _id, to: _id }));
      const added = addUpOrders(await orders.find({ createdAt: placed }, SOLD).lean());
      if (!isDeepStrictEqual(comparable(kept), comparable(added)))
        breaches.push(
          `${_id}: ${kept.orders} orders of ₹${kept.sales}, its orders are ${added.orders} of ₹${added.sales}`,
        );
    }
    return { checked: days.length, breaches };
  },
};

const comparable = ({ products, ...sums }: ReturnType<typeof addUpOrders>) => ({
  ...sums,
  products: products.map((one) => `${String(one.product)} ${one.pieces} ${one.sales}`).toSorted(),
});
