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
 * Answers the order that the attempt made before; orders what is asked for the first time: prices it, refuses what cannot
 * be had, and writes it in its turn among those who want the same pieces. What can be read at once is: on a slow line
 * each trip to the database is felt.
 */
export async function placeOnce(asked: Asked, context: Context) {
  const { body, session, clientAddress, requestId, attempt, replay } = asked;
  const { database } = context;
  const { promoCode: code, shippingInfo } = body;
  const user = session.user._id;
  const promo = code ? { code, user, now: context.now() } : undefined;
  /** What is asked for at this moment, as far as it can be had as it was asked for, and on which terms. */
  const look = async () => {
    const reading = readOrderTerms(database);
    const charging = reading.then(({ charges }) => charges);
    const quote = await priceCart(database, body.orderItems, body.deliveryMethod, { promo, charging });
    refuseWhatCannotBeHad(quote);
    refusePromo(quote);
    refuseOtherPrice(quote, body.totalPrice);
    return { quote, terms: await reading };
  };
  // No code is looked up before its guess is counted.
  const looking = code ? undefined : look();
  looking?.catch(() => {}); // told below: an order of before comes first, then who orders too often
  const earlier = await replay();
  if (earlier) return earlier;
  // What an account orders beyond its own limit takes nothing from the others at its address.
  await context.limits.takeAll([
    [LIMITS.ordersOfAccount, user],
    [LIMITS.ordersOfAddress, clientAddress],
  ]);
  if (code) await countGuess(context, { code, user, address: clientAddress });
  try {
    const first = await (looking ?? look());
    const records = recordsOf({ orderItems: first.quote.lines, promoCode: code, user, shippingInfo });
    const placed = await context.inTurn(records, async ({ hasWaited }) => {
      // Whoever waited looks again: a look is cheaper than a transaction that can only fail.
      const [made, { quote, terms }] = hasWaited ? await Promise.all([replay(), look()]) : [undefined, first];
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
      await look(); // somebody was faster: say what is left now
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
    // The same attempt, sent twice at once, loses to itself: over the key, or over the last piece.
    const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
    if (winner) return winner;
    throw error;
  }
}
