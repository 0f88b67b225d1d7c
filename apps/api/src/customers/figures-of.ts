import type { CustomerFigures } from '@e-store/shared/customers/customer';
import { ORDER_STATUSES, wasDelivered } from '@e-store/shared/orders/order-status';
import type { Types } from 'mongoose';
import type { Database } from '../database.ts';

export const NO_FIGURES: CustomerFigures = { orders: 0, cancelled: 0, returned: 0, spent: 0 };

const DELIVERED = ORDER_STATUSES.filter(wasDelivered);
const accepted = { $filter: { input: '$returns', cond: { $eq: ['$$this.status', 'accepted'] } } };

type Summed = Omit<CustomerFigures, 'lastOrderAt'> & { _id: Types.ObjectId; lastOrderAt: Date };

/** What the orders of these people come to: the pages of a list are added up, not the shop. */
export async function figuresOf(
  { orders }: Database,
  people: readonly Types.ObjectId[],
): Promise<Map<string, CustomerFigures>> {
  const sums = await orders.aggregate<Summed>([
    { $match: { user: { $in: [...people] } } },
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
  ]);
  return new Map(
    sums.map(({ _id, lastOrderAt, ...figures }) => [
      String(_id),
      { ...figures, lastOrderAt: lastOrderAt.toISOString() },
    ]),
  );
}
