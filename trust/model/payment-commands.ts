import { randomInt, randomUUID } from 'node:crypto';
import type { Order } from '@e-store/shared/orders/order';
import { isSold } from '@e-store/shared/orders/order-lifecycle';
import type { AsyncCommand } from 'fast-check';
import type { PaymentShop } from '../shop/start-payment-shop.ts';
import type { Model, ModelLine, ModelOrder, Real } from './model.ts';
import {
  type DashboardRefund,
  endPayment,
  isAwaitingPayment,
  isHeldForPayment,
  type ModelMethod,
  type ModelMoney,
  newMoney,
  receiveMoney,
  recordAttempts,
  recordDashboardRefunds,
  settlePending,
} from './model-money.ts';
import { restock, takeFromStock, toOrderLines } from './shopper-commands.ts';
import { describeFault, expectAnswer, type Fault, sendWithFault } from './with-fault.ts';

export type PaidReal = Real & { shop: PaymentShop };
type Command = AsyncCommand<Model, PaidReal>;

/** Of one call of the shop to the gateway. */
export const GATEWAY_ATTEMPTS = 3;

const isPrepaid = ({ money }: ModelOrder) => money.method !== 'COD';

export const pickOrder = (
  { orders }: Model,
  randomIndex: number,
  isMeant: (order: ModelOrder) => boolean,
): ModelOrder | undefined => {
  const meant = orders.filter(isMeant);
  return meant[randomIndex % meant.length];
};

/** Retries under one key, as checkout does. */
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

export const refreshPayment = (randomIndex: number, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: its page is opened${describeFault(fault)}`,
  run: async (model, real) => {
    const order = pickOrder(model, randomIndex, isPrepaid);
    if (order) await prepare(order, real, fault);
  },
});

/** For an order whose gateway was away. */
export async function prepare(
  { id, money, shopper }: ModelOrder,
  real: PaidReal,
  fault: Fault,
): Promise<void> {
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

export const callAs = <Body>({ shoppers }: PaidReal, shopper: number, path: string, body: object = {}) => {
  const person = shoppers[shopper];
  if (!person) throw new Error(`There is no shopper ${shopper}.`);
  return person.call<Body>(path, { method: 'POST', body });
};

/** The UTR is new, or another order's. */
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
    const isTaken = money.paid === 0 && reference !== other?.money.claimed;
    expectAnswer('claim', sent, isTaken ? 200 : 409);
    if (isTaken) money.claimed = reference;
  },
});

const newUtr = () => String(randomInt(10 ** 11, 10 ** 12));

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

export const withdrawPayment = (randomIndex: number, fault: Fault): Command => ({
  check: () => true,
  toString: () => `order ${randomIndex}: payment withdrawn${describeFault(fault)}`,
  run: async (model, { shop }) => {
    const order = pickOrder(model, randomIndex, ({ money }) => money.method === 'UPI');
    if (!order) return;
    const { money, id, status } = order;
    const body = { received: false, isMistake: true };
    const sent = await sendWithFault(shop, fault, () =>
      shop.staff.call(`/admin/payments/${id}`, { method: 'POST', body }),
    );
    const isUnhandled = status === 'Processing' || !isSold(status);
    const isTaken = money.paid > 0 && money.refunded === 0 && isUnhandled;
    expectAnswer('withdrawal', sent, isTaken ? 200 : 409);
    if (isTaken) Object.assign(money, { paid: 0, due: 0 });
  },
});

export const expireOrders = (isTwice: boolean): Command => ({
  check: () => true,
  toString: () => `unpaid orders expire${isTwice ? ', two workers' : ''}`,
  run: async (model, { shop }) => {
    await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => shop.jobs.expirePayments()));
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

/** Finds payments and sends refunds that were not heard of. */
export async function reconcileModel(
  { orders }: Model,
  shop: PaymentShop,
  paysRefunds = true,
): Promise<void> {
  shop.gateway.control.setRefundOutcome({ status: paysRefunds ? 'processed' : 'pending' });
  await shop.jobs.reconcile();
  for (const { money } of orders) {
    const isAsked = money.pending !== undefined;
    settlePending(money, shop.gateway.control.state().refunds);
    const isCaptured = ({ payment }: DashboardRefund) =>
      money.attempts.some(({ reference, isRecorded }) => isRecorded && reference === payment);
    if (isAsked) recordDashboardRefunds(money, isCaptured);
    recordAttempts(money);
    recordDashboardRefunds(money);
  }
}
