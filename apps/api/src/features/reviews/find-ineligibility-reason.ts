import { type OrderStatus } from '@e-store/shared/orders/order-status';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

const UNDELIVERED_STATUSES: readonly OrderStatus[] = ['Cancelled', 'Returned to shop'];

/** Returns the reason why a user without a delivery may not review a product. */
export async function findIneligibilityReason(
  database: Database,
  user: string,
  product: string,
): Promise<string> {
  const isOnItsWay = await database.orders.exists({
    user,
    'orderItems.product': product,
    orderStatus: trusted({ $nin: UNDELIVERED_STATUSES }),
  });
  return isOnItsWay
    ? 'You can review this product once it has been delivered to you.'
    : 'Only customers who received this product can review it.';
}
