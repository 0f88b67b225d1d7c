import { ORDER_STATUSES, isTrackable } from '@e-store/shared/orders/order-lifecycle';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError } from '../../../platform/errors/errors.ts';
import type { OrderRecord } from '../order.model.ts';

const OPEN_STATUSES = ORDER_STATUSES.filter(isTrackable);

/**
 * A duplicate would show someone else's parcel. Couriers reuse numbers, so only open orders count.
 * @throws ConflictError when another customer's open order has the same courier and number
 */
export async function assertTrackingNumberUnused(
  { orders }: Database,
  { _id, user }: Pick<OrderRecord, '_id' | 'user'>,
  { courier, number }: Tracking,
  session: ClientSession,
): Promise<void> {
  const others = await orders
    .find({
      search: number.toLowerCase(),
      'tracking.number': number,
      orderStatus: trusted({ $in: OPEN_STATUSES }),
      user: trusted({ $ne: user }),
      _id: trusted({ $ne: _id }),
    })
    .session(session)
    .lean();
  const taken = others.find(({ tracking }) => tracking?.courier.toLowerCase() === courier.toLowerCase());
  if (taken)
    throw new ConflictError(`${courier} ${number} is already the tracking number of order ${taken.number}.`);
}
