import { placeOrder } from '@e-store/shared/orders/endpoints';
import { type Handler, route } from '../../platform/http/route.ts';
import { findReplay, readAttempt, attemptLockKeys } from './find-order-replay.ts';
import { createOrder } from './create-order.ts';
import { assertPaymentAvailable } from './assert-orderable.ts';
import { toOrder } from './to-order.ts';

/**
 * Places a cash-on-delivery order. The same idempotency key returns the same order. Catalogue prices apply;
 * if the shopper saw another total, nothing is ordered and the new quote returns.
 * Stock, ledger, order and mail commit in one transaction.
 */
export const handlePlaceOrder: Handler<typeof placeOrder> = async (
  { idempotencyKey, answer, ...request },
  context,
) => {
  const { body, session } = request;
  assertPaymentAvailable(body.paymentMethod);
  const attempt = readAttempt(session.user._id, idempotencyKey, body);
  const replay = async () => {
    const earlier = await findReplay(context.database, attempt);
    if (earlier) answer.header('Idempotent-Replayed', 'true');
    return earlier && toOrder(earlier);
  };
  // Concurrent retries wait for the first and count once towards the limits.
  return await context.withLock(attemptLockKeys(attempt), () =>
    createOrder({ ...request, attempt, replay }, context),
  );
};

export const placeOrderRoute = route(placeOrder, handlePlaceOrder);
