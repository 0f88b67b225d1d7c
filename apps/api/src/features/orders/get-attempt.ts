import { getAttempt } from '@e-store/shared/orders/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { toOrder } from './to-order.ts';

/** Returns the order placed under a key, for callers who lost the answer of `POST /order/new`. */
export const getAttemptRoute = route(getAttempt, async ({ params, session }, { database }) => {
  const order = await database.orders.findOne({ user: session.user._id, idempotencyKey: params.key }).lean();
  if (!order) throw new NotFoundError('No order was placed under this key.');
  return toOrder(order);
});
