import { placeOrder } from '@e-store/shared/orders/endpoints';
import { type Handler, route } from '../http/route.ts';
import { findReplay, readAttempt, turnOf } from './idempotency.ts';
import { placeOnce } from './place-once.ts';
import { assertPaymentAvailable } from './refuse-order.ts';
import { toOrder } from './to-order.ts';

/**
 * Places a cash-on-delivery order. The same idempotency key returns the same order. Catalogue prices apply;
 * if the shopper saw another total, nothing is ordered and the new quote returns.
 * Stock, ledger, order and mail commit in one transaction.
 */
export const placeInTurn: Handler<typeof placeOrder> = async (
  { idempotencyKey, answer, ...asked },
  context,
) => {
  const { body, session } = asked;
  assertPaymentAvailable(body.paymentMethod);
  const attempt = readAttempt(session.user._id, idempotencyKey, body);
  const replay = async () => {
    const earlier = await findReplay(context.database, attempt);
    if (earlier) answer.header('Idempotent-Replayed', 'true');
    return earlier && toOrder(earlier);
  };
  // Concurrent retries wait for the first and count once towards the limits.
  return await context.inTurn(turnOf(attempt), () => placeOnce({ ...asked, attempt, replay }, context));
};

export const placeOrderRoute = route(placeOrder, placeInTurn);
