import { indiaDay, startOfDay } from '@e-store/shared/india-day';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import type { ClientSession, PipelineStage } from 'mongoose';
import type { Database } from '../database.ts';
import { UnauthenticatedError } from '../errors.ts';
import { addressKeyOf } from './address-key.ts';
import type { OrderRecord } from './order.model.ts';

/** The parcel is still to come, and with it the cash. */
const OPEN: OrderStatus[] = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
];

/** What an order is measured by beside itself: what is under way already, and what its buyer ordered today. */
export type Standing = {
  buyer: { email: string; emailProvenAt?: Date };
  /** Orders under way. */
  ofAccount: number;
  ofPhone: number;
  ofAddress: number;
  /** Those of the account on the day of the order, in India, that are not cancelled. */
  today: Pick<OrderRecord, 'orderItems'>[];
};

type Counted = { count: number }[];
type Found = Standing['buyer'] & {
  ofAccount: Counted;
  ofPhone: Counted;
  ofAddress: Counted;
  today: Standing['today'];
};

/**
 * All of it by one read of the order's transaction: on a slow line each trip to the database is felt.
 * @throws UnauthenticatedError when the account was erased since the order began: its erasure wrote the record of its
 *   turn, and came first
 */
export async function readStanding(
  { users, orders }: Pick<Database, 'users' | 'orders'>,
  { user, shippingInfo, createdAt }: Pick<OrderRecord, 'user' | 'shippingInfo' | 'createdAt'>,
  session: ClientSession,
): Promise<Standing> {
  const from = orders.collection.name;
  const open = (as: string, whose: object): PipelineStage.Lookup => ({
    $lookup: {
      from,
      as,
      pipeline: [{ $match: { ...whose, orderStatus: { $in: OPEN } } }, { $count: 'count' }],
    },
  });
  const midnight = startOfDay(indiaDay(createdAt));
  const [found] = await users
    .aggregate<Found>([
      { $match: { _id: user } },
      { $project: { email: 1, emailProvenAt: 1 } },
      open('ofAccount', { user }),
      open('ofPhone', { 'shippingInfo.phoneNo': shippingInfo.phoneNo }),
      open('ofAddress', { addressKey: addressKeyOf(shippingInfo) }),
      {
        $lookup: {
          from,
          as: 'today',
          pipeline: [
            { $match: { user, createdAt: { $gte: midnight }, orderStatus: { $ne: 'Cancelled' } } },
            { $project: { orderItems: { product: 1, quantity: 1 } } },
          ],
        },
      },
    ])
    .session(session);
  if (!found) throw new UnauthenticatedError();
  const { ofAccount, ofPhone, ofAddress, today, ...buyer } = found;
  const countOf = ([counted]: Counted) => counted?.count ?? 0;
  return {
    buyer,
    ofAccount: countOf(ofAccount),
    ofPhone: countOf(ofPhone),
    ofAddress: countOf(ofAddress),
    today,
  };
}
