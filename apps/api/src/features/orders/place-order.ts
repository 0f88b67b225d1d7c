import type { Quote } from '@e-store/shared/cart/endpoints';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import { Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { type Handler, type HandlerInput, route } from '../../platform/http/route.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { priceCart } from '../cart/price-cart.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import { limitPromoGuesses, redeemPromo } from '../promotions/redeem-promo.ts';
import { readOrderTerms } from '../store/read-settings.ts';
import { computeAddressKey } from './address-key.ts';
import { assertInStock, assertPriceUnchanged, assertPromoValid } from './assert-orderable.ts';
import { assertWithinOrderLimits, readOrderFacts } from './assert-within-order-limits.ts';
import { type Attempt, attemptLockKeys, findReplay, readAttempt } from './find-order-replay.ts';
import { nextOrderNumber } from './next-order-number.ts';
import { acquireOrderLocks, lockKeysOf } from './order-locks.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import type { OrderDraft, OrderRecord } from './order.model.ts';
import { newPayment, paymentFields, type PaymentRecord } from '../payments/payment.model.ts';
import { assertPaymentAvailable } from './payments/list-payment-options.ts';
import { beginPayment } from './payments/begin-payment.ts';
import { toOrder } from './to-order.ts';

/** `replay` returns the order of an earlier attempt, if any. */
type OrderRequest = Pick<
  HandlerInput<typeof placeOrder>,
  'body' | 'session' | 'clientAddress' | 'requestId'
> & { attempt: Attempt; replay: () => Promise<OrderRecord | undefined> };
type Terms = Awaited<ReturnType<typeof readOrderTerms>>;

/**
 * Places an order. The same idempotency key returns the same order. Catalogue prices apply;
 * if the shopper saw another total, nothing is ordered and the new quote returns.
 * Stock, ledger, order and mail commit in one transaction.
 */
export const handlePlaceOrder: Handler<typeof placeOrder> = async (
  { idempotencyKey, answer, ...request },
  context,
) => {
  const { body, session } = request;
  const attempt = readAttempt(session.user._id, idempotencyKey, body);
  const replay = async () => {
    const earlier = await findReplay(context.database, attempt);
    if (earlier) answer.header('Idempotent-Replayed', 'true');
    return earlier;
  };
  // Concurrent retries wait for the first and count once towards the limits.
  const order = await context.withLock(attemptLockKeys(attempt), () =>
    createOrder({ ...request, attempt, replay }, context),
  );
  return toOrder(order);
};

export const placeOrderRoute = route(placeOrder, handlePlaceOrder);

/**
 * Returns the order of an earlier attempt. Otherwise quotes the cart, rejects what is unavailable, and
 * commits the order under its locks. Reads run in parallel to save round trips.
 */
async function createOrder(request: OrderRequest, context: Context) {
  const { body, session, clientAddress, requestId, replay } = request;
  const { promoCode: code, shippingInfo } = body;
  const user = session.user._id;
  const quoteOrder = () => quoteAtCurrentPrices(request, context);
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
      const [made, { quote, terms, fee }] = hasWaited
        ? await Promise.all([replay(), quoteOrder()])
        : [undefined, first];
      if (made) return { order: made, isReplay: true };
      const payment = draftPayment(request, quote, { terms, fee }, context);
      const draft = draftOrder(request, quote, terms, payment);
      const order = await commitOrder(context.database, draft, session.user.email, terms);
      return order && { order, isReplay: false };
    });
    if (!placed) {
      await quoteOrder(); // reports the stock left after a concurrent order
      throw new ConflictError(
        'CONFLICT',
        'The stock changed while you were ordering. Nothing was ordered. Try again.',
      );
    }
    const { order, isReplay } = placed;
    if (isReplay) return order;
    context.metrics.ordersPlaced.inc();
    context.log.info({ order: order.number, requestId, user }, 'order placed');
    context.wakeMailWorker();
    return await beginPayment(context, order);
  } catch (error) {
    // Concurrent copies of an attempt conflict over the key or the last unit; the loser returns the winner's
    // order.
    const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
    if (winner) return winner;
    throw error;
  }
}

/** @throws ConflictError for lines that are unavailable, an invalid promo code or another total */
async function quoteAtCurrentPrices({ body, session }: OrderRequest, context: Context) {
  const { database, now } = context;
  const { orderItems, deliveryMethod, promoCode: code } = body;
  const promo = code ? { code, user: session.user._id, now: now() } : undefined;
  const pendingTerms = readOrderTerms(database);
  const chargesPromise = pendingTerms.then(({ charges }) => charges);
  const quote = await priceCart(database, orderItems, deliveryMethod, { promo, chargesPromise });
  assertInStock(quote);
  assertPromoValid(quote);
  const terms = await pendingTerms;
  const fee = await assertPaymentAvailable(context, {
    method: body.paymentMethod,
    settings: terms.payments,
    order: { total: quote.total, pincode: body.shippingInfo.pincode, user: session.user._id },
  });
  assertPriceUnchanged(quote, { fee, seenTotal: body.totalPrice });
  return { quote, terms, fee };
}

/** An order with a prepaid method is held for its payment. */
function draftPayment(
  { body: { paymentMethod: method = 'COD' } }: OrderRequest,
  { total }: Quote,
  { terms, fee }: { terms: Terms; fee: number },
  { paymentProviders, now }: Context,
): PaymentRecord {
  const at = now();
  const { holdMinutes } = terms.payments;
  const isHeld = paymentProviders.get(method)?.isPrepaid;
  const expiresAt = isHeld ? new Date(at.getTime() + holdMinutes * 60_000) : undefined;
  return newPayment({ method, amount: total + fee, fee, at, ...(expiresAt && { expiresAt }) });
}

/** Builds an order at catalogue prices, as a snapshot that later edits do not change. */
function draftOrder(
  { body, session, attempt }: OrderRequest,
  quote: Quote,
  { returnDays }: Terms,
  payment: PaymentRecord,
): OrderDraft {
  const now = payment.events[0]?.at ?? new Date();
  const { shippingInfo, business, deliveryMethod } = body;
  return {
    _id: new Types.ObjectId(),
    user: new Types.ObjectId(session.user._id),
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
    shippingInfo,
    ...(business && { business }),
    addressKey: computeAddressKey(shippingInfo),
    deliveryMethod,
    delivery: deliveryWindow(now, deliveryMethod, shippingInfo.pincode),
    ...paymentFields(payment),
    ...(quote.promo && { promoCode: quote.promo.code }),
    itemsPrice: quote.items,
    discount: quote.discount,
    taxPrice: quote.tax,
    shippingPrice: quote.shipping,
    totalPrice: payment.amount,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at: now }],
    returnDays,
    returns: [],
    createdAt: now,
  };
}

/**
 * Writes an order with stock, ledger, cash book, cart and mail in one transaction. Returns `undefined`, with
 * nothing written, when stock or promo code no longer suffices.
 * The order locks come first, so nothing of the same account, mobile number or address can interleave with
 * the limit checks.
 * The order number is allocated outside, in parallel.
 */
async function commitOrder(
  database: Database,
  draft: OrderDraft,
  to: string,
  { limits }: Terms,
): Promise<OrderRecord | undefined> {
  const now = draft.createdAt;
  const pendingNumber = nextOrderNumber(database);
  pendingNumber.catch(() => {});
  let written: OrderRecord | undefined;
  await database.connection.transaction(async (session) => {
    written = undefined;
    await acquireOrderLocks(database, draft, now, session);
    const { openOrderStats, costs, inCart } = await readOrderFacts(database, draft, session);
    assertWithinOrderLimits(draft, openOrderStats, limits);
    const isTaken =
      (await reserveStock(database, draft._id, draft.orderItems, now, session)) &&
      (await redeemPromo(database, draft, now, session));
    if (!isTaken) {
      await session.abortTransaction();
      return;
    }
    const orderItems = draft.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    const number = await pendingNumber;
    const search = orderSearchTerms({ number, shippingInfo: draft.shippingInfo });
    const order = { ...draft, orderItems, number, search };
    await database.orders.create([order], { session });
    await database.publish('order.placed', { order }, session);
    await removeOrderedLines(database, order, inCart, session);
    const mail = { kind: ORDER_LIFECYCLE.Processing.mail, to, order: order._id, user: order.user };
    await queueMail(database, mail, now, session);
    written = order;
  });
  return written;
}
