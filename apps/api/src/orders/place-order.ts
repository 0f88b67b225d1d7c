import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ConflictError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { countGuess } from '../promotions/count-guess.ts';
import { takePromo } from '../promotions/take-promo.ts';
import { readOrderLimits } from '../store/read-order-limits.ts';
import { readReturnDays } from '../store/read-return-days.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import { draftOrder } from './draft-order.ts';
import { drawOrderNumber } from './draw-order-number.ts';
import { findReplay, readAttempt } from './idempotency.ts';
import type { OrderRecord } from './order.model.ts';
import { priceCart } from './price-cart.ts';
import { refuseBeyondLimits } from './refuse-beyond-limits.ts';
import { refuseOtherPrice, refusePromo, refuseWhatCannotBeHad } from './refuse-order.ts';
import { takeOrderTurns } from './take-order-turns.ts';
import { toOrder } from './to-order.ts';

/**
 * Places an order, cash on delivery. The same key again is the same order. What it costs is what the catalogue says;
 * if the shopper saw another total, nothing is ordered and the new one is shown. Stock, its ledger, the order and its
 * mail are written in one transaction: all of it happened, or none.
 */
export const placeOrderRoute = route(
  placeOrder,
  async ({ body, session, idempotencyKey, clientAddress, answer }, context) => {
    const { database, limits } = context;
    const attempt = readAttempt(session.user._id, idempotencyKey, body);
    const replay = async () => {
      const earlier = await findReplay(database, attempt);
      if (earlier) answer.header('Idempotent-Replayed', 'true');
      return earlier && toOrder(earlier);
    };
    const earlier = await replay();
    if (earlier) return earlier;
    await limits.take(LIMITS.ordersOfAccount, session.user._id);

    const { promoCode: code } = body;
    const user = session.user._id;
    if (code) await countGuess(context, { code, user, address: clientAddress });
    const promo = code ? { code, user, now: context.now() } : undefined;
    const price = () => priceCart(database, body.orderItems, body.deliveryMethod, promo);
    try {
      const quote = await price();
      refuseWhatCannotBeHad(quote);
      refusePromo(quote);
      refuseOtherPrice(quote, body.totalPrice);
      const terms = { number: await drawOrderNumber(database), returnDays: await readReturnDays(database) };
      const order = draftOrder(body, quote, session, attempt, terms, context.now());
      const limitsOfOrders = await readOrderLimits(database);
      const commit = () =>
        commitOrder(database, order, {
          email: session.user.email,
          limits: limitsOfOrders,
          now: context.now(),
        });
      if (!(await context.inTurn(recordsOf(order), commit))) {
        const left = await price(); // somebody was faster: say what is left now
        refuseWhatCannotBeHad(left);
        refusePromo(left);
        throw new ConflictError(
          'CONFLICT',
          'The stock changed while you ordered. Nothing was ordered: try again.',
        );
      }
      context.wakeMailWorker();
      return toOrder(order);
    } catch (error) {
      // The same attempt, sent twice at once, loses to itself: over the key, or over the last piece.
      const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
      if (winner) return winner;
      throw error;
    }
  },
);

/** What other orders write, too: its products, the promo code, and the turns of account and mobile number. */
function recordsOf({ orderItems, promoCode, user, shippingInfo }: OrderRecord): string[] {
  const products = new Set(orderItems.map(({ product }) => String(product)));
  return [
    ...products,
    ...(promoCode === undefined ? [] : [promoCode]),
    String(user),
    `phone/${shippingInfo.phoneNo}`,
  ];
}

type Terms = { email: string; limits: OrderLimits; now: Date };

/**
 * Whether it was written; not so when a line or the promo code fell short, and then nothing was. The turns come first: the
 * limits are measured on what this transaction sees, and nothing of the account or the number can come between.
 */
async function commitOrder(
  database: Database,
  order: OrderRecord,
  { email, limits, now }: Terms,
): Promise<boolean> {
  let hasAll = false;
  await database.connection.transaction(async (session) => {
    await takeOrderTurns(database, order, now, session);
    await refuseBeyondLimits(database, order, limits, session);
    const { short, costs } = await reserveStock(database, order._id, order.orderItems, now, session);
    hasAll = short.length === 0 && (await takePromo(database, order, now, session));
    if (!hasAll) {
      await session.abortTransaction();
      return;
    }
    const orderItems = order.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    await database.orders.create([{ ...order, orderItems }], { session });
    await writeTransactions(database, order, session);
    await removeOrderedLines(database, order, session);
    await queueMail(
      database,
      { kind: 'order-placed', to: email, order: order._id, user: order.user },
      now,
      session,
    );
  });
  return hasAll;
}
