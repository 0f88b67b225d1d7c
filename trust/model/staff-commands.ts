import {
  canTransition,
  expectedStates,
  HAPPY_PATH,
  returnStatus,
  STATUS_BY_RETURN,
} from '@e-store/shared/orders/order-lifecycle';
import type { AsyncCommand } from 'fast-check';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { expectStatus, type Model, type ModelLine, type ModelOrder, pick, type Real } from './model.ts';
import {
  collectOnDelivery,
  decideReturnRefund,
  endPayment,
  isAwaitingPayment,
  isExchangePaidBack,
  payByExchange,
} from './model-money.ts';
import { restock } from './shopper-commands.ts';

type Command = AsyncCommand<Model, Real>;

const hasOrder = ({ orders }: Model) => orders.length > 0;

export const advanceOrder = (randomIndex: number, ahead: boolean): Command => ({
  check: hasOrder,
  toString: () => `order ${randomIndex}: moved ${ahead ? 'two steps' : 'a step'} on`,
  run: async (model, { shop }) => {
    const order = pick(model.orders, randomIndex);
    if (!order || !HAPPY_PATH.includes(order.status)) return;
    const to = expectedStates(order.status)[ahead ? 1 : 0];
    if (!to) return;
    const answer = await shop.staff.move(order.id, { to });
    const isTaken = !ahead && !isAwaitingPayment(order.money);
    expectStatus(`from ${order.status} to ${to}`, answer, isTaken ? 200 : 409);
    if (!isTaken) return;
    order.status = to;
    if (to === 'Delivered') collectOnDelivery(order.money);
  },
});

export const cancelByStaff = (randomIndex: number): Command => ({
  check: hasOrder,
  toString: () => `order ${randomIndex}: called off by staff`,
  run: async (model, { shop }) => {
    const order = pick(model.orders, randomIndex);
    if (!order) return;
    const answer = await shop.staff.move(order.id, { to: 'Cancelled', reason: 'not-reachable' });
    const isCancellable = canTransition(order.status, 'Cancelled', 'staff');
    expectStatus(`calling off what is ${order.status}`, answer, isCancellable ? 200 : 409);
    if (!isCancellable) return;
    order.status = 'Cancelled';
    endPayment(order.money);
    restock(model, order.lines);
  },
});

/** Refuses and restocks at most so many units, and writes off the rest. */
export const decideReturn = (
  randomIndex: number,
  accepted: boolean,
  restocked: number,
  refused: number,
  exchange: boolean,
): Command => ({
  check: hasOrder,
  toString: () =>
    `order ${randomIndex}: return ${accepted ? `accepted, ${restocked} to stock, ${refused} refused${exchange ? ', replaced' : ''}` : 'refused'}`,
  run: async (model, { shop, shoppers }) => {
    const order = pick(model.orders, randomIndex);
    const [line] = order?.lines ?? [];
    if (!order || !line) return;
    const rest = Math.max(Math.min(refused, order.pendingReturn - 1), 0);
    const back = Math.min(restocked, order.pendingReturn - rest);
    const answer = await shop.staff.decideReturn(
      order.id,
      accepted
        ? { accepted, restocked: [back], exchange, ...(rest > 0 && { refused: [rest], reason: 'Worn.' }) }
        : { accepted, reason: 'Worn.' },
    );
    const isAsked = returnStatus(order.status) === 'requested';
    const isExchange = accepted && exchange;
    const sent = { product: line.product, quantity: order.pendingReturn - rest };
    const isLeft = (model.stock[line.product] ?? 0) + back >= sent.quantity;
    const isRefused =
      isExchange && (!order.wantsExchange || !isLeft || isExchangePaidBack(order.money, answer.status));
    const refusal = isAsked && !order.wantsExchange ? 400 : 409;
    expectStatus(`deciding what is ${order.status}`, answer, isAsked && !isRefused ? 200 : refusal);
    if (!isAsked || isRefused) return;
    Object.assign(order, { status: STATUS_BY_RETURN[accepted ? 'accepted' : 'refused'], pendingReturn: 0 });
    const { returns } = answer.body.order;
    decideReturnRefund(order.money, accepted, returns);
    if (accepted) restock(model, [{ product: line.product, quantity: back }]);
    if (!isExchange) return;
    const { id, money } = addReplacement(model, order, sent, returns);
    const owner = shoppers[order.shopper];
    if (owner) shop.acknowledged.note(owner, id, { _id: id, totalPrice: money.total });
  },
});

function addReplacement(
  model: Model,
  { shopper, money }: ModelOrder,
  sent: ModelLine,
  returns: readonly OrderReturn[],
): ModelOrder {
  const replaced = returns.findLast(({ replacement }) => replacement);
  if (!replaced?.replacement) throw new Error('The answer has no replacement.');
  const order: ModelOrder = {
    id: replaced.replacement.order,
    shopper,
    lines: [sent],
    status: 'Processing',
    returnRequested: 0,
    pendingReturn: 0,
    money: payByExchange(money, replaced),
  };
  model.orders.push(order);
  restock(model, [{ ...sent, quantity: -sent.quantity }]);
  return order;
}

/** Applies a stock difference; negative stock is rejected. */
export const correctStock = (product: number, by: number): Command => ({
  check: () => true,
  toString: () => `product ${product}: ${by} counted in`,
  run: async (model, { shop, products }) => {
    const currentStock = model.stock[product] ?? 0;
    const answer = await shop.staff.changeStock(products[product] ?? '', 10, 10 + by);
    expectStatus(`${by} to ${currentStock} pieces`, answer, currentStock + by >= 0 ? 200 : 400);
    if (currentStock + by >= 0) model.stock[product] = currentStock + by;
  },
});
