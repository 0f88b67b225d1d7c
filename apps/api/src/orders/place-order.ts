import type { Quote } from '@e-store/shared/cart/endpoints';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { NewOrder } from '@e-store/shared/orders/new-order';
import { Types } from 'mongoose';
import { reserveStock } from '../catalog/reserve-stock.ts';
import type { Session } from '../context.ts';
import type { Database } from '../database.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ConflictError, ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { drawOrderNumber } from './draw-order-number.ts';
import { type Attempt, findReplay, readAttempt } from './idempotency.ts';
import type { OrderRecord } from './order.model.ts';
import { priceCart } from './price-cart.ts';
import { toOrder } from './to-order.ts';

/**
 * Places an order, cash on delivery. The same key again is the same order. What it costs is what the catalogue says;
 * if the shopper saw another total, nothing is ordered and the new one is shown. Stock, its ledger, the order and its
 * mail are written in one transaction: all of it happened, or none.
 */
export const placeOrderRoute = route(
  placeOrder,
  async ({ body, session, idempotencyKey, answer }, context) => {
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
    refuseUnknownPromo(body.promoCode);

    const price = () => priceCart(database, body.orderItems, body.deliveryMethod);
    try {
      const quote = await price();
      refuseWhatCannotBeHad(quote);
      refuseOtherPrice(quote, body.totalPrice);
      const order = draftOrder(body, quote, session, attempt, await drawOrderNumber(database), context.now());
      if (!(await commitOrder(database, order, session.user.email, context.now()))) {
        refuseWhatCannotBeHad(await price()); // somebody was faster: say what is left now
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

/** Whether it was written; not so when a line fell short, and then nothing was. */
async function commitOrder(
  database: Database,
  order: OrderRecord,
  email: string,
  now: Date,
): Promise<boolean> {
  let hasAll = false;
  await database.connection.transaction(async (session) => {
    const short = await reserveStock(database, order._id, order.orderItems, now, session);
    hasAll = short.length === 0;
    if (!hasAll) {
      await session.abortTransaction();
      return;
    }
    await database.orders.create([order], { session });
    await queueMail(
      database,
      { kind: 'order-placed', to: email, order: order._id, user: order.user },
      now,
      session,
    );
  });
  return hasAll;
}

function draftOrder(
  body: NewOrder,
  quote: Quote,
  { user }: Session,
  attempt: Attempt,
  number: string,
  now: Date,
): OrderRecord {
  return {
    _id: new Types.ObjectId(),
    number,
    user: new Types.ObjectId(user._id),
    ...(attempt.key !== undefined && { idempotencyKey: attempt.key, requestHash: attempt.requestHash }),
    orderItems: quote.lines.map(({ product, size, name, image, price, mrp, quantity, discount }) => ({
      product: new Types.ObjectId(product),
      ...(size !== undefined && { size }),
      name,
      image,
      price,
      ...(mrp !== undefined && { mrp }),
      quantity,
      discount,
    })),
    shippingInfo: body.shippingInfo,
    deliveryMethod: body.deliveryMethod,
    delivery: deliveryWindow(now, body.deliveryMethod),
    paymentStatus: 'pending',
    itemsPrice: quote.items,
    discount: quote.discount,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: quote.total,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at: now }],
    createdAt: now,
  };
}

function refuseWhatCannotBeHad({ lines }: Quote): void {
  const gone = lines.find(({ problem }) => problem === 'UNAVAILABLE');
  if (gone)
    throw new ConflictError(
      'PRODUCT_UNAVAILABLE',
      `${gone.name} cannot be ordered any more. Take it out of the cart.`,
      { lines },
    );
  const short = lines.filter(({ problem }) => problem === 'OUT_OF_STOCK');
  const [first] = short;
  if (!first) return;
  const what = [first.name, first.size].filter(Boolean).join(', ');
  const left = first.stock > 0 ? `only ${first.stock} left` : 'out of stock';
  throw new ConflictError('OUT_OF_STOCK', `${what}: ${left}. Nothing was ordered.`, { lines: short });
}

/** There are no promo codes yet; an order at full price is not what somebody with a code asked for. */
function refuseUnknownPromo(promoCode: string | undefined): void {
  if (promoCode) throw new ValidationError({ promoCode: 'This code is not known.' });
}

function refuseOtherPrice(quote: Quote, seenTotal: number | undefined): void {
  if (seenTotal === undefined || seenTotal === quote.total) return;
  throw new ConflictError(
    'PRICE_CHANGED',
    'The price has changed since you saw it. Nothing was ordered: look at the new total.',
    { quote },
  );
}
