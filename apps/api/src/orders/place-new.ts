import type { placeOrder } from '@e-store/shared/orders/endpoints';
import type { Context } from '../context.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ConflictError } from '../errors.ts';
import type { HandlerInput } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { countGuess } from '../promotions/count-guess.ts';
import { readOrderTerms } from '../store/read-order-terms.ts';
import { commitOrder } from './commit-order.ts';
import { draftOrder } from './draft-order.ts';
import type { Attempt } from './idempotency.ts';
import { priceCart } from './price-cart.ts';
import { recordsOf } from './records-of.ts';
import { refuseOtherPrice, refusePromo, refuseWhatCannotBeHad } from './refuse-order.ts';
import { toOrder } from './to-order.ts';

/** What was ordered by whom; `replay` answers the order that the same attempt made, if one did. */
type Asked = Pick<HandlerInput<typeof placeOrder>, 'body' | 'session' | 'clientAddress' | 'requestId'> & {
  attempt: Attempt;
  replay: () => Promise<ReturnType<typeof toOrder> | undefined>;
};

/**
 * Orders what is asked for the first time: prices it, refuses what cannot be had, and writes it in its turn among
 * those who want the same pieces.
 */
export async function placeNew(asked: Asked, context: Context) {
  const { body, session, clientAddress, requestId, attempt, replay } = asked;
  const { database, limits } = context;
  await limits.take(LIMITS.ordersOfAccount, session.user._id);

  const { promoCode: code } = body;
  const user = session.user._id;
  if (code) await countGuess(context, { code, user, address: clientAddress });
  const promo = code ? { code, user, now: context.now() } : undefined;
  /** What is asked for at this moment, as far as it can be had as it was asked for. */
  const price = async () => {
    const quote = await priceCart(database, body.orderItems, body.deliveryMethod, promo);
    refuseWhatCannotBeHad(quote);
    refusePromo(quote);
    refuseOtherPrice(quote, body.totalPrice);
    return quote;
  };
  try {
    const looking = Promise.all([price(), readOrderTerms(database)]);
    looking.catch(() => {}); // told below: whoever orders too often is told that first
    await limits.take(LIMITS.ordersOfAddress, clientAddress);
    const [quote, { limits: orderLimits, returnDays }] = await looking;
    const { shippingInfo } = body;
    const records = recordsOf({
      orderItems: quote.lines,
      promoCode: quote.promo?.code,
      user,
      shippingInfo,
    });
    const placed = await context.inTurn(records, async ({ hasWaited }) => {
      // Whoever waited looks again: a look is cheaper than a transaction that can only fail.
      const [made, priced] = hasWaited ? await Promise.all([replay(), price()]) : [undefined, quote];
      if (made) return made;
      const now = context.now();
      const draft = draftOrder(body, priced, session, attempt, returnDays, now);
      const terms = { email: session.user.email, limits: orderLimits, now };
      const order = await commitOrder(database, draft, terms);
      return order && toOrder(order);
    });
    if (!placed) {
      await price(); // somebody was faster: say what is left now
      throw new ConflictError(
        'CONFLICT',
        'The stock changed while you ordered. Nothing was ordered: try again.',
      );
    }
    context.metrics.ordersPlaced.inc();
    context.log.info({ order: placed.number, requestId, user }, 'order placed');
    context.wakeMailWorker();
    return placed;
  } catch (error) {
    // The same attempt, sent twice at once, loses to itself: over the key, or over the last piece.
    const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
    if (winner) return winner;
    throw error;
  }
}
