import { ORDER_STATUSES } from '@e-store/shared/orders/order-status';
import { isTrackable } from '@e-store/shared/orders/staff-moves';
import type { Tracking } from '@e-store/shared/orders/tracking';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../database.ts';
import { ConflictError } from '../../errors.ts';
import type { OrderRecord } from '../order.model.ts';

const UNDER_WAY = ORDER_STATUSES.filter(isTrackable);

/**
 * A courier gives each parcel a number of its own: one that was scanned twice would show a customer the way of someone
 * else's parcel. Two orders of one customer may travel in one parcel. Couriers give numbers anew after some months, so
 * only orders under way count.
 * @throws ConflictError when an order of another customer is under way with the same courier and number
 */
export async function assertNumberFree(
  { orders }: Database,
  { _id, user }: Pick<OrderRecord, '_id' | 'user'>,
  { courier, number }: Tracking,
  session: ClientSession,
): Promise<void> {
  const others = await orders
    .find({
      search: number.toLowerCase(),
      'tracking.number': number,
      orderStatus: trusted({ $in: UNDER_WAY }),
      user: trusted({ $ne: user }),
      _id: trusted({ $ne: _id }),
    })
    .session(session)
    .lean();
  const taken = others.find(({ tracking }) => tracking?.courier.toLowerCase() === courier.toLowerCase());
  if (taken)
    throw new ConflictError(
      'CONFLICT',
      `${courier} ${number} is already the tracking number of order ${taken.number}.`,
    );
}
