import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { Order } from '@e-store/shared/orders/order';
import { Types } from 'mongoose';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDuplicateKey } from '../../platform/database/update-with-version.ts';
import { ConflictError } from '../../platform/errors/errors.ts';
import { type HandlerInput, route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { priceCart } from '../cart/price-cart.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import { reserveStock } from '../catalog/reserve-stock.ts';
import { limitPromoGuesses, redeemPromo } from '../promotions/redeem-promo.ts';
import { computeAddressKey } from './address-key.ts';
import { assertInStock, assertPriceUnchanged, assertPromoValid } from './assert-orderable.ts';
import { assertWithinOrderLimits } from './assert-within-order-limits.ts';
import { draftOrder, type OrderRequest, type Quoted } from './draft-order.ts';
import { assertSameRequest, attemptLockKeys, findReplay, readAttempt } from './find-order-replay.ts';
import { nextOrderNumber } from './next-order-number.ts';
import { acquireOrderLocks, lockKeysOf } from './order-locks.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import type { OrderDraft, OrderRecord } from './order.model.ts';
import { assertPaymentAvailable } from './payments/list-payment-options.ts';
import { beginPayment } from './payments/begin-payment.ts';
import { type OrderFacts, readOrderFacts } from './read-order-facts.ts';
import { toOrder } from './to-order.ts';

type Placed = { order: OrderRecord; isReplay: boolean };

type OrderInput = Omit<OrderRequest, 'attempt' | 'addressKey'> &
  Pick<HandlerInput<typeof placeOrder>, 'idempotencyKey' | 'answer'>;

/**
 * The same idempotency key returns the same order. Catalogue prices apply; if the shopper saw another total,
 * nothing is ordered and the new quote returns. Stock, order and cart commit in one transaction; the rest is
 * posted after it (`post-orders.ts`).
 */
export async function handlePlaceOrder(
  { idempotencyKey, answer, ...request }: OrderInput,
  context: Context,
  ahead?: Promise<OrderFacts>,
): Promise<Order> {
  const { body, session } = request;
  const attempt = readAttempt(session.user._id, idempotencyKey, body);
  const keyed = { ...request, attempt, addressKey: computeAddressKey(body.shippingInfo) };
  // Concurrent retries wait for the first and count once towards the limits.
  const { order, isReplay } = await context.withLock(attemptLockKeys(attempt), ({ hasWaited }) =>
    createOrder(keyed, context, hasWaited || !ahead ? readFacts(keyed, context) : ahead),
  );
  if (isReplay) answer.header('Idempotent-Replayed', 'true');
  return toOrder(order);
}

export const placeOrderRoute = route(placeOrder, handlePlaceOrder, {
  readAhead: ({ body, idempotencyKey, owner }, context) => {
    const attempt = readAttempt(owner, idempotencyKey, body);
    return readFacts({ body, attempt, addressKey: computeAddressKey(body.shippingInfo) }, context);
  },
});

const BUSY_MESSAGE = 'Many people are ordering this item right now. Please try again.';

/** Attempts of one order when others keep changing what it was checked against. */
const TRIES = 10;

/**
 * Returns the order of an earlier attempt, else commits a new one under its locks. What can run in parallel
 * does, to save round trips.
 */
async function createOrder(
  request: OrderRequest,
  context: Context,
  pendingFacts: Promise<OrderFacts>,
): Promise<Placed> {
  const { body, session, clientAddress, requestId, attempt, addressKey, staff } = request;
  const { promoCode: code, shippingInfo } = body;
  const user = session.user._id;
  const firstFacts = await pendingFacts;
  if (firstFacts.earlier) return { order: assertSameRequest(firstFacts.earlier, attempt), isReplay: true };
  // Account limit first: orders beyond it must not use up the shared limit of the address.
  const takes = context.limits.takeAll([
    [LIMITS.ordersOfAccount, user],
    ...(staff ? [] : [[LIMITS.ordersOfIpAddress, clientAddress] as const]),
  ]);
  takes.catch(() => {}); // awaited before anything is ordered or refused
  // A promo code is looked up only after its guess is counted.
  if (code) {
    await takes;
    await limitPromoGuesses(context, { code, user: staff?.session.user._id ?? user, address: clientAddress });
  }
  try {
    const first = await quoteAtCurrentPrices(request, firstFacts, context);
    const orderItems = first.quote.lines;
    const lockKeys = lockKeysOf({ orderItems, promoCode: code, user, shippingInfo, addressKey });
    const placed = await context.withLock(
      lockKeys,
      async ({ hasWaited }): Promise<Placed | undefined> => {
        // An order beyond its rate limit must not run its transaction while others wait for the lock.
        if (hasWaited) await takes;
        for (let tries = 0; tries < TRIES; tries += 1) {
          // Reads again after waiting for the lock, which is cheaper than a transaction that must fail.
          const isBehind = hasWaited || tries > 0;
          // oxlint-disable-next-line no-await-in-loop -- each try reads what the one before lost to
          const facts = isBehind ? await readFacts(request, context) : firstFacts;
          if (facts.earlier) return { order: assertSameRequest(facts.earlier, attempt), isReplay: true };
          // oxlint-disable-next-line no-await-in-loop
          const quoted = isBehind ? await quoteAtCurrentPrices(request, facts, context) : first;
          const draft = draftOrder(request, quoted, facts, context);
          // oxlint-disable-next-line no-await-in-loop
          const order = await commitOrder(context.database, draft, facts, { takes, staff });
          if (order === 'out of stock') return undefined;
          if (order !== 'behind') return { order, isReplay: false };
        }
        return undefined;
      },
      { busyMessage: BUSY_MESSAGE },
    );
    if (!placed) {
      // Reports the stock left after a concurrent order.
      await quoteAtCurrentPrices(request, await readFacts(request, context), context);
      throw new ConflictError('The stock changed while you were ordering. Nothing was ordered. Try again.');
    }
    if (placed.isReplay) return placed;
    context.metrics.ordersPlaced.inc();
    context.log.info({ order: placed.order.number, requestId, user }, 'order placed');
    context.orderPosting.wake();
    return { order: await beginPayment(context, placed.order), isReplay: false };
  } catch (error) {
    await takes;
    // Of concurrent copies of an attempt, the loser over key or last unit returns the winner's order.
    const isLost = isDuplicateKey(error) || error instanceof ConflictError;
    const winner = isLost ? await findReplay(context.database, attempt) : undefined;
    if (winner) return { order: winner, isReplay: true };
    throw error;
  }
}

const readFacts = (
  { body, attempt, addressKey }: Pick<OrderRequest, 'body' | 'attempt' | 'addressKey'>,
  { database, now }: Context,
): Promise<OrderFacts> =>
  readOrderFacts(database, {
    user: new Types.ObjectId(attempt.user),
    shippingInfo: body.shippingInfo,
    addressKey,
    products: body.orderItems.map(({ product }) => new Types.ObjectId(product)),
    idempotencyKey: attempt.key,
    now: now(),
  });

/** @throws ConflictError for unavailable lines, an invalid promo code or another total */
async function quoteAtCurrentPrices(
  { body, session, staff }: OrderRequest,
  { terms, products }: OrderFacts,
  context: Context,
): Promise<Quoted> {
  const { database, now } = context;
  const { orderItems, deliveryMethod, promoCode: code } = body;
  const quote = await priceCart(database, orderItems, deliveryMethod, {
    promo: code ? { code, user: session.user._id, isByStaff: staff !== undefined, now: now() } : undefined,
    chargesPromise: Promise.resolve(terms.charges),
    productsPromise: Promise.resolve(products),
  });
  assertInStock(quote);
  assertPromoValid(quote);
  const fee = await assertPaymentAvailable(context, {
    method: body.paymentMethod,
    isByStaff: staff !== undefined,
    settings: terms.payments,
    order: { total: quote.total, pincode: body.shippingInfo.pincode, user: session.user._id },
  });
  assertPriceUnchanged(quote, { fee, seenTotal: body.totalPrice });
  return { quote, fee };
}

/**
 * Returns, with nothing written, `out of stock` when stock or promo code no longer suffices, and `behind` when
 * the facts changed since they were read. The order locks come first, so nothing of the same account, mobile
 * number or address interleaves with the limit checks. Order number and rate limits run outside, in parallel.
 */
async function commitOrder(
  database: Database,
  draft: OrderDraft,
  { openOrderStats, terms: { limits }, cart, locks }: OrderFacts,
  { takes, staff }: Pick<OrderRequest, 'staff'> & { takes: Promise<unknown> },
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
    if (!(await acquireOrderLocks(database, draft, locks, now, session))) return end('behind' as const);
    const isTaken =
      (await reserveStock(database, draft.orderItems, session)) &&
      (await redeemPromo(database, draft, now, session));
    if (!isTaken) return end('out of stock' as const);
    const ownCart = staff ? undefined : cart;
    if (!(await removeOrderedLines(database, ownCart, draft.orderItems, session)))
      return end('behind' as const);
    const [number] = await Promise.all([pendingNumber, takes]);
    const search = orderSearchTerms({ number, shippingInfo: draft.shippingInfo });
    const order: OrderRecord = { ...draft, number, search, unposted: true };
    await database.orders.insertMany([order], { session, lean: true });
    if (staff) {
      const { _id: id, orderStatus, totalPrice: total } = order;
      const subject = { kind: 'order', id, label: number };
      const change = { staff, what: 'order.placed', subject, after: { orderStatus, total }, at: now };
      await recordChange(database, change, session);
    }
    return order;
  });
}
