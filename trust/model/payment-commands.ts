import { randomInt, randomUUID } from 'node:crypto';
import type { Order } from '@e-store/shared/orders/order';
import type { AsyncCommand } from 'fast-check';
import type { PaymentShop } from '../shop/start-payment-shop.ts';
import type { Model, ModelLine, ModelOrder, Real } from './model.ts';
import {
  endPayment,
  isAwaitingPayment,
  isHeldForPayment,
  type ModelMethod,
  type ModelMoney,
  newMoney,
  receiveMoney,
  recordAttempts,
  settlePending,
} from './model-money.ts';
import { restock, takeFromStock, toOrderLines } from './shopper-commands.ts';
import { describeFault, expectAnswer, type Fault, sendWithFault } from './with-fault.ts';

export type PaidReal = Real & { shop: PaymentShop };
type Command = AsyncCommand<Model, PaidReal>;

/** Of one call of the shop to the gateway. */
export const GATEWAY_ATTEMPTS = 3;

const isPrepaid = ({ money }: ModelOrder) => money.method !== 'COD';
const isOnline = ({ money }: ModelOrder) => money.method === 'ONLINE';

/** Returns one of the orders that the command is about. */
export const pickOrder = (
  { orders }: Model,
  randomIndex: number,
  isMeant: (order: ModelOrder) => boolean,
): ModelOrder | undefined => {
  const meant = orders.filter(isMeant);
  return meant[randomIndex % meant.length];
};

/** Retries under one key, as checkout does. With `isGatewayAway` the order stands without its payment. */
export const placePrepaidOrder = (
  randomIndex: number,
  lines: ModelLine[],
  { method, isGatewayAway, fault }: { method: ModelMethod; isGatewayAway: boolean; fault: Fault },
): Command => ({
  check: () => true,
  toString: () =>
    `shopper ${randomIndex}: orders ${JSON.stringify(lines)}, ${method}${isGatewayAway ? ', gateway away' : ''}${describeFault(fault)}`,
  run: async (model, { shop, shoppers, products }) => {
    const number = randomIndex % shoppers.length;
    const shopper = shoppers[number];
    if (!shopper) return;
    const key = randomUUID();
    const isThere = lines.every(({ product, quantity }) => (model.stock[product] ?? 0) >= quantity);
    // The look-up of an earlier order has three attempts.
    if (isGatewayAway && isThere && method === 'ONLINE' && fault.kind === 'none')
      shop.gateway.control.failNextCalls({ count: GATEWAY_ATTEMPTS });
    const sent = await sendWithFault(shop, fault, () =>
      shopper.order(toOrderLines(lines, products), key, method),
    );
    if (sent.answer.status !== (isThere ? 201 : 409))
      throw new Error(`order: ${sent.answer.status}: ${JSON.stringify(sent.answer.body)}`);
    if (!isThere) return;
    const { _id: id, totalPrice } = sent.answer.body;
    const money = newMoney(method, totalPrice);
    noteGatewayOrder(money, sent.answer.body);
    const order = { id, key, shopper: number, lines, money, returnRequested: 0, pendingReturn: 0 };
    model.orders.push({ ...order, status: 'Processing' });
    takeFromStock(model, number, lines);
  },
});

/** The order page prepares the payment again, or asks the gateway whether it arrived. */
export const refreshPayment = (randomIndex: number, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: its page is opened${describeFault(fault)}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, isPrepaid);
    if (order) await prepare(order, real, fault);
  },
});

async function prepare({ id, money, shopper }: ModelOrder, real: PaidReal, fault: Fault): Promise<void> {
  const sent = await sendWithFault(real.shop, fault, () =>
    callAs<Order>(real, shopper, `/order/${id}/payment`),
  );
  expectAnswer('refresh', sent, 200);
  noteGatewayOrder(money, sent.answer.body);
  if (isAwaitingPayment(money)) recordAttempts(money);
}

function noteGatewayOrder(money: ModelMoney, { payment }: Order): void {
  const gatewayOrder = payment?.details?.['order'];
  if (gatewayOrder !== undefined) money.gatewayOrder = gatewayOrder;
}

const callAs = <Body>({ shoppers }: PaidReal, shopper: number, path: string, body: object = {}) => {
  const person = shoppers[shopper];
  if (!person) throw new Error(`There is no shopper ${shopper}.`);
  return person.call<Body>(path, { method: 'POST', body });
};

/** The payer enters a UTR: a new one, or that of another order. */
export const claimPayment = (randomIndex: number, isStolen: boolean, fault: Fault): Command => ({
  check: () => true,
  toString: () =>
    `order ${randomIndex}: ${isStolen ? 'UTR of another' : 'UTR'} entered${describeFault(fault)}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, ({ money }) => money.method === 'UPI');
    if (!order) return;
    const { money, id, shopper } = order;
    const other = model.orders.find((one) => one !== order && one.money.claimed?.length === 12);
    const reference = (isStolen ? other?.money.claimed : undefined) ?? newUtr();
    const sent = await sendWithFault(real.shop, fault, () =>
      callAs(real, shopper, `/order/${id}/payment/reference`, { reference }),
    );
    const isTaken = isAwaitingPayment(money) && reference !== other?.money.claimed;
    expectAnswer('claim', sent, isTaken ? 200 : 409);
    if (isTaken) money.claimed = reference;
  },
});

const newUtr = () => String(randomInt(10 ** 11, 10 ** 12));

/** Staff found the payment on the bank statement, or did not. */
export const decideClaim = (randomIndex: number, isReceived: boolean, fault: Fault): Command => ({
  check: () => true,
  toString: () =>
    `order ${randomIndex}: claim ${isReceived ? 'confirmed' : 'rejected'}${describeFault(fault)}`,
  run: async (model, { shop }) => {
    const order = pickOrder(model, randomIndex, ({ money }) => money.claimed !== undefined);
    if (!order) return;
    const { money, id } = order;
    const sent = await sendWithFault(shop, fault, () =>
      shop.staff.call(`/admin/payments/${id}`, { method: 'POST', body: { received: isReceived } }),
    );
    // A rejected claim cannot be confirmed by the repeat, and a repeated rejection changes nothing.
    expectAnswer('decision about a claim', sent, 200);
    const { claimed } = money;
    delete money.claimed;
    if (!isReceived) return;
    receiveMoney(money);
    for (const attempt of money.attempts) if (attempt.reference === claimed) attempt.isRecorded = true;
  },
});

export type Payment = {
  outcome: 'paid' | 'declined' | 'timed-out';
  /** Whether the browser hands the answer of the gateway to the shop, and the gateway then answers the shop. */
  confirmation: 'none' | 'sent' | 'gateway away';
  webhooks: 'in order' | 'doubled' | 'reversed' | 'late' | 'lost';
};

/** Pays at the gateway, also an order that is paid already or has ended. */
export const payOnline = (randomIndex: number, payment: Payment, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: ${JSON.stringify(payment)}${describeFault(fault)}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, isOnline);
    if (!order) return;
    if (order.money.gatewayOrder === undefined) await prepare(order, real, { kind: 'none' });
    const { gatewayOrder: orderId } = order.money;
    // The shop prepares no payment for an order that has ended.
    if (orderId === undefined) return;
    const { control } = real.shop.gateway;
    if (payment.outcome === 'paid') {
      const { id: reference } = control.payOrder({ orderId, isSecond: true });
      order.money.attempts.push({ reference, isRecorded: false });
      if (payment.confirmation !== 'none')
        await confirm(order, { reference, isAway: payment.confirmation === 'gateway away', fault }, real);
    } else if (order.money.attempts.length === 0) control.failOrder({ orderId, failure: payment.outcome });
    await deliverWebhooks(model, payment.webhooks, real);
  },
});

type Confirmation = { reference: string; isAway: boolean; fault: Fault };

async function confirm(
  { id, money, shopper }: ModelOrder,
  { reference, isAway, fault }: Confirmation,
  real: PaidReal,
): Promise<void> {
  const { control } = real.shop.gateway;
  const { razorpay_signature: proof } = control.checkoutAnswer({ paymentId: reference });
  // A repeat after a fault would find the gateway back again.
  const isHeld = isAway && fault.kind === 'none';
  if (isHeld) control.failNextCalls({ count: GATEWAY_ATTEMPTS });
  const sent = await sendWithFault(real.shop, fault, () =>
    callAs(real, shopper, `/order/${id}/payment/confirm`, { reference, proof }),
  );
  expectAnswer('confirmation', sent, 200);
  if (isHeld) {
    if (isAwaitingPayment(money)) money.claimed ??= reference;
    return;
  }
  recordAttempts(money, (one) => one === reference);
}

/** Held events of all orders arrive, or get lost. */
export const releaseWebhooks = (how: Payment['webhooks']): Command => ({
  check: () => true,
  toString: () => `webhooks arrive: ${how}`,
  run: (model, real) => deliverWebhooks(model, how, real),
});

async function deliverWebhooks(model: Model, how: Payment['webhooks'], { shop }: PaidReal): Promise<void> {
  if (how === 'late') return;
  const { control } = shop.gateway;
  const heard = new Set(control.heldEvents().map(({ body }) => body.payload.payment?.entity.id));
  if (how === 'lost') return shop.releaseWebhooks({ only: [] });
  await shop.releaseWebhooks({
    ...(how === 'doubled' && { copies: 2 }),
    ...(how === 'reversed' && { isReversed: true }),
  });
  for (const { money } of model.orders) recordAttempts(money, (reference) => heard.has(reference));
}

/** Time to pay is over. Two workers may both run the job. */
export const expireOrders = (isTwice: boolean): Command => ({
  check: () => true,
  toString: () => `unpaid orders expire${isTwice ? ', two workers' : ''}`,
  run: async (model, { shop }) => {
    await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => shop.expirePayments()));
    for (const order of model.orders) {
      if (!isHeldForPayment(order.money)) continue;
      recordAttempts(order.money);
      if (!isAwaitingPayment(order.money)) continue;
      order.status = 'Cancelled';
      endPayment(order.money);
      restock(model, order.lines);
    }
  },
});

export const reconcile = (): Command => ({
  check: () => true,
  toString: () => 'payments are reconciled',
  run: (model, { shop }) => reconcileModel(model, shop),
});

/** Finds payments that the shop had not heard of, and sends refunds that the gateway had not. */
export async function reconcileModel(
  { orders }: Model,
  shop: PaymentShop,
  paysRefunds = true,
): Promise<void> {
  shop.gateway.control.setRefundOutcome({ status: paysRefunds ? 'processed' : 'pending' });
  await shop.reconcile();
  for (const { money } of orders) {
    recordAttempts(money);
    if (!money.pending || money.pending.isSent) continue;
    if (paysRefunds) settlePending(money, true);
    else money.pending.isSent = true;
  }
}
