import { isDeepStrictEqual } from 'node:util';
import { EMPTY_CUSTOMER_STATS } from '../account/user.model.ts';
import { computeCustomerStats, toCustomerStats } from './compute-customer-stats.ts';
import type { Invariant } from '../../platform/invariants/invariant.ts';

export const customerStatsMatchOrders: Invariant = {
  id: 'I14',
  description: 'the stored order statistics of every account match its orders',
  check: async (database) => {
    const sums = await computeCustomerStats(database, 'everybody');
    const people = await database.users.find({}, { email: 1, figures: 1 }).lean();
    const breaches = people.flatMap(({ _id, email, figures: stats }) => {
      const expectedStats = toCustomerStats(sums.get(String(_id)) ?? EMPTY_CUSTOMER_STATS);
      const storedStats = toCustomerStats(stats);
      if (isDeepStrictEqual(storedStats, expectedStats)) return [];
      return `${email}: ${storedStats.orders} orders, ₹${storedStats.spent} stored; its orders give ${expectedStats.orders} orders, ₹${expectedStats.spent}`;
    });
    return { checked: people.length, breaches };
  },
};
