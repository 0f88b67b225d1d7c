import type { Quote } from '@e-store/shared/cart/endpoints';
import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import { Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { type Handler, type HandlerInput, route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { priceCart } from '../cart/price-cart.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import { limitPromoGuesses, redeemPromo } from '../promotions/redeem-promo.ts';
import { readOrderTerms } from '../store/read-settings.ts';
import { computeAddressKey } from './address-key.ts';
import { assertInStock, assertPriceUnchanged, assertPromoValid } from './assert-orderable.ts';
import { assertWithinOrderLimits, type OrderFacts, readOrderFacts } from './assert-within-order-limits.ts';
import { type Attempt, attemptLockKeys, findReplay, readAttempt } from './find-order-replay.ts';
import { nextOrderNumber } from './next-order-number.ts';
import { acquireOrderLocks, lockKeysOf } from './order-locks.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import type { OrderDraft, OrderRecord } from './order.model.ts';
import { newPayment, paymentFields, type PaymentRecord } from '../payments/payment.model.ts';
import { assertPaymentAvailable } from './payments/list-payment-options.ts';
import { beginPayment } from './payments/begin-payment.ts';
import { toOrder } from './to-order.ts';

type OrderRequest = Pick<
  HandlerInput<typeof placeOrder>,
  'body' | 'session' | 'clientAddress' | 'requestId'
> & { attempt: Attempt; replay: () => Promise<OrderRecord | undefined> };
type Terms = Awaited<ReturnType<typeof readOrderTerms>>;

/**
 * Places an order. The same idempotency key returns the same order. Catalogue prices apply;
 * if the shopper saw another total, nothing is ordered and the new quote returns.
 * Stock, order and cart commit in one transaction; what follows from the order is posted after it
 * (`post-orders.ts`).
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

/** Readings that fell behind because somebody else ordered at the same moment. */
const TRIES = 10;

/**
 * Returns the order of an earlier attempt. Otherwise quotes the cart, rejects what is unavailable, and
 * commits the order under its locks. Reads run in parallel to save round trips.
 */
async function createOrder(request: OrderRequest, context: Context): Promise<OrderRecord> {
  const { body, session, clientAddress, requestId, replay } = request;
  const { promoCode: code, shippingInfo } = body;
  const user = session.user._id;
  const quoteOrder = () => quoteAtCurrentPrices(request, context);
  // A promo code is looked up only after its guess is counted.
  const pendingQuote = code ? undefined : quoteOrder();
  const pendingFacts = readFacts(request, context);
  // Account limit first: orders beyond it must not use up the shared limit of the address.
  const pendingTakes = context.limits.takeAll([
    [LIMITS.ordersOfAccount, user],
    [LIMITS.ordersOfAddress, clientAddress],
  ]);
  // All run at once and are reported in this order: the replay, the rate limit, the quote.
  for (const pending of [pendingQuote, pendingFacts, pendingTakes]) pending?.catch(() => {});
  const earlier = await replay();
  if (earlier) {
    await context.limits.refundAll(await pendingTakes.catch(() => []));
    return earlier;
  }
  await pendingTakes;
  if (code) await limitPromoGuesses(context, { code, user, address: clientAddress });
  try {
    const first = await (pendingQuote ?? quoteOrder());
    const lockKeys = lockKeysOf({ orderItems: first.quote.lines, promoCode: code, user, shippingInfo });
    const placed = await context.withLock(lockKeys, async ({ hasWaited }) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        // Reads again after waiting for the lock, which is cheaper than a transaction that must fail.
        const isBehind = hasWaited || tries > 0;
        const [made, { quote, terms, fee }, facts] = isBehind
          ? // oxlint-disable-next-line no-await-in-loop -- each try reads what the one before lost to
            await Promise.all([replay(), quoteOrder(), readFacts(request, context)])
          : [undefined, first, await pendingFacts];
        if (made) return { order: made, isReplay: true };
        const payment = draftPayment(request, quote, { terms, fee }, context);
        const draft = draftOrder(request, quote, terms, payment);
        // oxlint-disable-next-line no-await-in-loop
        const order = await commitOrder(context.database, draft, facts, terms);
        if (order === 'out of stock') return undefined;
        if (order !== 'behind') return { order, isReplay: false };
      }
      return undefined;
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
    context.orderPosting.wake();
    return await beginPayment(context, order);
  } catch (error) {
    // Concurrent copies of an attempt conflict over the key or the last unit; the loser returns the winner's
    // order.
    const winner = isDuplicateKey(error) || error instanceof ConflictError ? await replay() : undefined;
    if (winner) return winner;
    throw error;
  }
}

const readFacts = ({ body, session }: OrderRequest, { database, now }: Context): Promise<OrderFacts> =>
  readOrderFacts(database, {
    user: new Types.ObjectId(session.user._id),
    shippingInfo: body.shippingInfo,
    products: body.orderItems.map(({ product }) => new Types.ObjectId(product)),
    now: now(),
  });

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
 * Writes an order with its stock and cart in one transaction. Returns, with nothing written, `out of stock`
 * when stock or promo code no longer suffices, and `behind` when the facts are no longer those that were read.
 * The order locks come first, so nothing of the same account, mobile number or address can interleave with
 * the limit checks.
 * The order number is allocated outside, in parallel.
 */
async function commitOrder(
  database: Database,
  draft: OrderDraft,
  { openOrderStats, costs, cart, turns }: OrderFacts,
  { limits }: Terms,
): Promise<OrderRecord | 'out of stock' | 'behind'> {
  assertWithinOrderLimits(draft, openOrderStats, limits);
  const { createdAt: now } = draft;
  const pendingNumber = nextOrderNumber(database);
  pendingNumber.catch(() => {});
  return database.connection.transaction(async (session) => {
    const end = async <Outcome>(outcome: Outcome) => {
      await session.abortTransaction();
      return outcome;
    };
    if (!(await acquireOrderLocks(database, draft, turns, now, session))) return end('behind' as const);
    const isTaken =
      (await reserveStock(database, draft.orderItems, session)) &&
      (await redeemPromo(database, draft, now, session));
    if (!isTaken) return end('out of stock' as const);
    if (!(await removeOrderedLines(database, cart, draft.orderItems, session))) return end('behind' as const);
    const orderItems = draft.orderItems.map((item) => {
      const cost = costs.get(String(item.product));
      return { ...item, ...(cost !== undefined && { cost }) };
    });
    const number = await pendingNumber;
    const search = orderSearchTerms({ number, shippingInfo: draft.shippingInfo });
    const order: OrderRecord = { ...draft, orderItems, number, search, unposted: true };
    await database.orders.create([order], { session });
    return order;
  });
}
