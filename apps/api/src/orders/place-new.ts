import type { placeOrder } from '@e-store/shared/orders/endpoints';
import { isOnShelf } from '../catalog/reserve-stock.ts';
import type { Context } from '../context.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ConflictError } from '../errors.ts';
import type { HandlerInput } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { countGuess } from '../promotions/count-guess.ts';
import { readOrderLimits } from '../store/read-order-limits.ts';
import { readReturnDays } from '../store/read-return-days.ts';
import { commitOrder } from './commit-order.ts';
import { draftOrder } from './draft-order.ts';
import { drawOrderNumber } from './draw-order-number.ts';
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
  const price = () => priceCart(database, body.orderItems, body.deliveryMethod, promo);
  try {
    const [quote, returnDays, orderLimits] = await Promise.all([
      price(),
      readReturnDays(database),
      readOrderLimits(database),
      limits.take(LIMITS.ordersOfAddress, clientAddress),
    ]);
    refuseWhatCannotBeHad(quote);
    refusePromo(quote);
    refuseOtherPrice(quote, body.totalPrice);
    const { shippingInfo } = body;
    const records = recordsOf({
      orderItems: quote.lines,
      promoCode: quote.promo?.code,
      user,
      shippingInfo,
    });
    const placed = await context.inTurn(records, async ({ hasWaited }) => {
      if (hasWaited) {
        // Whoever waited looks again: a look is cheaper than a transaction that can only fail.
        const [made, isThere] = await Promise.all([replay(), isOnShelf(database, quote.lines)]);
        if (made || !isThere) return made;
      }
      const number = await drawOrderNumber(database);
      const now = context.now();
      const order = draftOrder(body, quote, session, attempt, { number, returnDays }, now);
      const terms = { email: session.user.email, limits: orderLimits, now };
      const isWritten = await commitOrder(database, order, terms);
      return isWritten ? toOrder(order) : undefined;
    });
    if (!placed) {
      const left = await price(); // somebody was faster: say what is left now
      refuseWhatCannotBeHad(left);
      refusePromo(left);
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
