import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, type Connection, type PipelineStage, Types } from 'mongoose';
import type { CustomerStats } from '@e-store/shared/customers/customer';
import { ORDER_STATUSES, wasDelivered } from '@e-store/shared/orders/order-lifecycle';
import { type CustomerStatsRecord, EMPTY_CUSTOMER_STATS } from '../account/user.model.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';

const DELIVERED = ORDER_STATUSES.filter(wasDelivered);
const accepted = { $filter: { input: '$returns', cond: { $eq: ['$$this.status', 'accepted'] } } };

const SUM_BY_CUSTOMER = [
  {
    $project: {
      user: 1,
      createdAt: 1,
      isCancelled: { $eq: ['$orderStatus', 'Cancelled'] },
      paid: { $cond: [{ $in: ['$orderStatus', DELIVERED] }, '$totalPrice', 0] },
      accepted,
    },
  },
  {
    $group: {
      _id: '$user',
      orders: { $sum: 1 },
      cancelled: { $sum: { $cond: ['$isCancelled', 1, 0] } },
      returned: {
        $sum: {
          $sum: { $map: { input: '$accepted', in: { $sum: '$$this.lines.quantity' } } },
        },
      },
      spent: { $sum: { $subtract: ['$paid', { $sum: '$accepted.refund.total' }] } },
      lastOrderAt: { $max: '$createdAt' },
    },
  },
] satisfies PipelineStage[];

/** Customers without orders are absent. */
async function computeCustomerStats(
  { orders }: Database,
  people: readonly Types.ObjectId[] | 'everybody',
  session?: ClientSession,
): Promise<Map<string, CustomerStatsRecord>> {
  const customerFilter = people === 'everybody' ? {} : { user: { $in: [...people] } };
  const sums = await orders
    .aggregate<CustomerStatsRecord & { _id: Types.ObjectId }>([
      { $match: { ...customerFilter, unposted: null } },
      ...SUM_BY_CUSTOMER,
    ])
    .session(session ?? null);
  return new Map(sums.map(({ _id, ...stats }) => [String(_id), stats]));
}

export const toCustomerStats = ({ lastOrderAt, ...stats }: CustomerStatsRecord): CustomerStats => ({
  ...stats,
  ...(lastOrderAt && { lastOrderAt: lastOrderAt.toISOString() }),
});

/**
 * Runs in the transaction that posts or changes the orders. A full recount cannot drift; of two concurrent
 * changes, the later one restarts.
 */
export async function refreshCustomerStats(
  database: Database,
  customers: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const stats = await computeCustomerStats(database, customers, session);
  await database.users.bulkWrite(
    [...new Set(customers.map(String))].map((id) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(id) },
        update: { $set: { figures: stats.get(id) ?? EMPTY_CUSTOMER_STATS } },
      },
    })),
    { session },
  );
}

/**
 * For orders written without `refreshCustomerStats`. Without a transaction, a concurrent order can be missed:
 * run this before the shop takes orders.
 */
export async function refreshAllCustomerStats(connection: Connection): Promise<void> {
  await connection
    .collection('users')
    .updateMany({ figures: { $exists: false } }, { $set: { figures: EMPTY_CUSTOMER_STATS } });
  const names = [...Object.keys(EMPTY_CUSTOMER_STATS), 'lastOrderAt'];
  await connection
    .collection('orders')
    .aggregate([
      ...SUM_BY_CUSTOMER,
      { $project: { figures: Object.fromEntries(names.map((name) => [name, `$${name}`])) } },
      { $merge: { into: 'users', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}

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
