import { placeOrder } from '@e-store/shared/orders/endpoints';
import { type Handler, route } from '../http/route.ts';
import { findReplay, readAttempt, turnOf } from './idempotency.ts';
import { placeOnce } from './place-once.ts';
import { assertPaymentAvailable } from './refuse-order.ts';
import { toOrder } from './to-order.ts';

/**
 * Places an order, cash on delivery. The same key again is the same order. What it costs is what the catalogue says;
 * if the shopper saw another total, nothing is ordered and the new one is shown. Stock, its ledger, the order and its
 * mail are written in one transaction: all of it happened, or none.
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
  // Retries that come at once wait for the first of them, in nobody’s way, and count as one towards the limits.
  return await context.inTurn(turnOf(attempt), () => placeOnce({ ...asked, attempt, replay }, context));
};

export const placeOrderRoute = route(placeOrder, placeInTurn);
