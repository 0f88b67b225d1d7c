import { Types, trusted } from 'mongoose';
import { getMyReview } from '@e-store/shared/reviews/endpoints';
import { isSold, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import { route } from '../../platform/http/route.ts';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { NOT_WITHDRAWN_FILTER } from './list-reviews.ts';
import { toReview } from './review.model.ts';

export const getMyReviewRoute = route(getMyReview, async ({ params, session }, { database }) => {
  const user = session.user._id;
  const [own, deliveredItems] = await Promise.all([
    database.reviews.findOne({ user, product: params.id, ...NOT_WITHDRAWN_FILTER }).lean(),
    findDeliveredItems(database, user, params.id),
  ]);
  const sizes = [...new Set(deliveredItems.flatMap(({ size }) => size ?? []))];
  if (own) {
    const isHidden = own.hiddenAt !== undefined;
    return { review: toReview(own), mayWrite: false, ...(isHidden && { isHidden }), sizes };
  }
  if (deliveredItems.length > 0) return { review: null, mayWrite: true, sizes };
  return {
    review: null,
    mayWrite: false,
    whyNot: await findIneligibilityReason(database, user, params.id),
    sizes,
  };
});

type DeliveredItem = { order: Types.ObjectId; size: string | undefined };

/** Latest order first. Includes items sent back later. */
export async function findDeliveredItems(
  database: Database,
  user: string,
  product: string,
): Promise<DeliveredItem[]> {
  const orders = await database.orders
    .find({ user, 'orderItems.product': product, 'history.status': 'Delivered' }, { orderItems: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return orders.flatMap(({ _id, orderItems }) =>
    orderItems.filter((line) => line.product.equals(product)).map(({ size }) => ({ order: _id, size })),
  );
}

/**
 * Returns the item of the given size, else the latest.
 * @throws ValidationError for a size that was not delivered
 */
export function chooseDeliveredItem(deliveredItems: readonly DeliveredItem[], size: string | undefined) {
  const line = size === undefined ? deliveredItems[0] : deliveredItems.find((one) => one.size === size);
  if (!line) throw new ValidationError({ size: 'Choose a size that was delivered to you.' });
  return { order: line.order, ...(line.size !== undefined && { size: line.size }) };
}

export async function findIneligibilityReason(
  database: Database,
  user: string,
  product: string,
): Promise<string> {
  const isOnItsWay = await database.orders.exists({
    user,
    'orderItems.product': product,
    orderStatus: trusted({ $in: ORDER_STATUSES.filter(isSold) }),
  });
  return isOnItsWay
    ? 'You can review this product once it has been delivered to you.'
    : 'Only customers who received this product can review it.';
}
