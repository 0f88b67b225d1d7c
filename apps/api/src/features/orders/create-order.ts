import type { placeOrder } from '@e-store/shared/orders/endpoints';
import type { Context } from '../../platform/context.ts';
import { isDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import type { HandlerInput } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { limitPromoGuesses } from '../promotions/redeem-promo.ts';
import { readOrderTerms } from '../store/read-settings.ts';
import { commitOrder } from './commit-order.ts';
import { draftOrder } from './draft-order.ts';
import type { Attempt } from './find-order-replay.ts';
import { priceCart } from '../cart/price-cart.ts';
import { lockKeysOf } from './lock-keys.ts';
import { assertPriceUnchanged, assertPromoValid, assertInStock } from './assert-orderable.ts';
import { toOrder } from './to-order.ts';

/** `replay` returns the order of an earlier attempt, if any. */
type OrderRequest = Pick<
  HandlerInput<typeof placeOrder>,
  'body' | 'session' | 'clientAddress' | 'requestId'
> & {
  attempt: Attempt;
  replay: () => Promise<ReturnType<typeof toOrder> | undefined>;
};

/**
 * Returns the order of an earlier attempt. Otherwise quotes the cart, rejects what is unavailable, and
 * commits the order under its locks. Reads run in parallel to save round trips.
 */
export async function createOrder(request: OrderRequest, context: Context) {
  const { body, session, clientAddress, requestId, attempt, replay } = request;
  const { database } = context;
  const { promoCode: code, shippingInfo } = body;
  const user = session.user._id;
  const promo = code ? { code, user, now: context.now() } : undefined;
  /** Quotes the cart at current prices and rejects lines that are unavailable. */
  const quoteOrder = async () => {
    const pendingTerms = readOrderTerms(database);
    const chargesPromise = pendingTerms.then(({ charges }) => charges);
    const quote = await priceCart(database, body.orderItems, body.deliveryMethod, { promo, chargesPromise });
    assertInStock(quote);
    assertPromoValid(quote);
    assertPriceUnchanged(quote, body.totalPrice);
    return { quote, terms: await pendingTerms };
  };
  // A promo code is looked up only after its guess is counted.
  const pendingQuote = code ? undefined : quoteOrder();
  pendingQuote?.catch(() => {}); // reported below: the replay check and the rate limit come first
  const earlier = await replay();
  if (earlier) return earlier;
  // Account limit first: orders beyond it must not use up the shared limit of the address.
  await context.limits.takeAll([
    [LIMITS.ordersOfAccount, user],
    [LIMITS.ordersOfAddress, clientAddress],
  ]);
  if (code) await limitPromoGuesses(context, { code, user, address: clientAddress });
  try {
    const first = await (pendingQuote ?? quoteOrder());
    const lockKeys = lockKeysOf({ orderItems: first.quote.lines, promoCode: code, user, shippingInfo });
    const placed = await context.withLock(lockKeys, async ({ hasWaited }) => {
      // Quotes again after waiting for the lock, which is cheaper than a transaction that must fail.
      const [made, { quote, terms }] = hasWaited
        ? await Promise.all([replay(), quoteOrder()])
        : [undefined, first];
      if (made) return made;
      const now = context.now();
      const draft = draftOrder(body, quote, session, attempt, terms.returnDays, now);
      const order = await commitOrder(database, draft, {
        email: session.user.email,
        limits: terms.limits,
        now,
      });
      return order && toOrder(order);
    });
    if (!placed) {
      await quoteOrder(); // reports the stock left after a concurrent order
      throw new ConflictError(
        'CONFLICT',
        'The stock changed while you were ordering. Nothing was ordered. Try again.',
      );
    }
    context.metrics.ordersPlaced.inc();
    context.log.info({ order: placed.number, requestId, user }, 'order placed');
    context.wakeMailWorker();
    return placed;
  } catch (error) {
    // Concurrent copies of an attempt conflict over the key or the last unit; the loser returns the winner's
    // order.
    const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
    if (winner) return winner;
    throw error;
  }
}
