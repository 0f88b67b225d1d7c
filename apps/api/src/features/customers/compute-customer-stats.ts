import type { CustomerStats } from '@e-store/shared/customers/customer';
import { ORDER_STATUSES, wasDelivered } from '@e-store/shared/orders/order-status';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import type { CustomerStatsRecord } from '../account/user.model.ts';
import type { Database } from '../../platform/database/database.ts';

const DELIVERED = ORDER_STATUSES.filter(wasDelivered);
const accepted = { $filter: { input: '$returns', cond: { $eq: ['$$this.status', 'accepted'] } } };

export const SUM_BY_CUSTOMER = [
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

/** Computes order statistics from the orders. Customers without orders are absent. */
export async function computeCustomerStats(
  { orders }: Database,
  people: readonly Types.ObjectId[] | 'everybody',
  session?: ClientSession,
): Promise<Map<string, CustomerStatsRecord>> {
  const customerFilter = people === 'everybody' ? {} : { user: { $in: [...people] } };
  const sums = await orders
    .aggregate<CustomerStatsRecord & { _id: Types.ObjectId }>([
      { $match: customerFilter },
      ...SUM_BY_CUSTOMER,
    ])
    .session(session ?? null);
  return new Map(sums.map(({ _id, ...stats }) => [String(_id), stats]));
}

export const toCustomerStats = ({ lastOrderAt, ...stats }: CustomerStatsRecord): CustomerStats => ({
  ...stats,
  ...(lastOrderAt && { lastOrderAt: lastOrderAt.toISOString() }),
});
