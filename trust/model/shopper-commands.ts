import { randomUUID } from 'node:crypto';
import { canTransition } from '@e-store/shared/orders/order-lifecycle';
import type { AsyncCommand } from 'fast-check';
import { expectStatus, type Model, type ModelLine, pick, type Real } from './model.ts';
import { endPayment, newMoney, noteReturnRefund } from './model-money.ts';

type Command = AsyncCommand<Model, Real>;

const always = () => true;
const hasOrder = ({ orders }: Model) => orders.length > 0;

/** Quantities above the stock are capped, but to at least one unit. */
export const addToCart = (randomIndex: number, { product, quantity }: ModelLine): Command => ({
  check: always,
  toString: () => `shopper ${randomIndex}: ${quantity} of ${product} into the cart`,
  run: async (model, { shoppers, products }) => {
    const shopper = randomIndex % shoppers.length;
    const changes = [{ product: products[product], quantity }];
    const answer = await shoppers[shopper]?.call('/cart', { method: 'PUT', body: { changes } });
    if (answer) expectStatus('cart', answer, 200);
    const cart = model.carts[shopper] ?? [];
    cart[product] = Math.max(1, Math.min(quantity, model.stock[product] ?? 0));
  },
});

export const placeOrder = (randomIndex: number, lines: ModelLine[]): Command => ({
  check: always,
  toString: () => `shopper ${randomIndex}: orders ${JSON.stringify(lines)}`,
  run: async (model, { shoppers, products }) => {
    const number = randomIndex % shoppers.length;
    const key = randomUUID();
    const answer = await shoppers[number]?.order(toOrderLines(lines, products), key);
    if (!answer) return;
    const isThere = lines.every(({ product, quantity }) => (model.stock[product] ?? 0) >= quantity);
    expectStatus('order', answer, isThere ? 201 : 409);
    if (!isThere) return;
    const { _id: id } = answer.body;
    model.orders.push({
      id,
      key,
      shopper: number,
      lines,
      status: 'Processing',
      returnRequested: 0,
      pendingReturn: 0,
      money: newMoney('COD', answer.body.totalPrice),
    });
    takeFromStock(model, number, lines);
  },
});

/** What an order takes from stock and cart. */
export function takeFromStock(model: Model, shopper: number, lines: readonly ModelLine[]): void {
  const cart = model.carts[shopper] ?? [];
  for (const { product, quantity } of lines) {
    model.stock[product] = (model.stock[product] ?? 0) - quantity;
    cart[product] = Math.max(0, (cart[product] ?? 0) - quantity);
  }
}

export const resendOrder = (randomIndex: number, isSame: boolean): Command => ({
  check: hasOrder,
  toString: () => `order ${randomIndex}: sent again${isSame ? '' : ' with another content'}`,
  run: async ({ orders }, { shoppers, products }) => {
    const order = pick(orders, randomIndex);
    if (order?.key === undefined) return;
    const lines = isSame
      ? order.lines
      : order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const { method } = order.money;
    const answer = await shoppers[order.shopper]?.order(toOrderLines(lines, products), order.key, method);
    if (!answer) return;
    expectStatus('retry', answer, isSame ? 201 : 422);
    if (isSame && answer.body._id !== order.id) throw new Error(`${answer.body._id} instead of ${order.id}`);
  },
});

export const cancelOrder = (randomIndex: number): Command => ({
  check: hasOrder,
  toString: () => `order ${randomIndex}: cancelled by its shopper`,
  run: async (model, { shoppers }) => {
    const order = pick(model.orders, randomIndex);
    if (!order) return;
    const answer = await shoppers[order.shopper]?.cancel(order.id);
    if (!answer) return;
    const isCancellable = canTransition(order.status, 'Cancelled', 'shopper');
    const isAnswered = isCancellable || order.status === 'Cancelled';
    expectStatus(`cancelling what is ${order.status}`, answer, isAnswered ? 200 : 409);
    if (!isCancellable) return;
    order.status = 'Cancelled';
    endPayment(order.money);
    restock(model, order.lines);
  },
});

export const requestReturn = (randomIndex: number, quantity: number, exchange: boolean): Command => ({
  check: hasOrder,
  toString: () => `order ${randomIndex}: ${quantity} to ${exchange ? 'exchange' : 'return'}`,
  run: async (model, { shoppers, products }) => {
    const order = pick(model.orders, randomIndex);
    const [line] = order?.lines ?? [];
    if (!order || !line) return;
    const sent = { product: products[line.product] ?? '', quantity };
    const answer = await shoppers[order.shopper]?.requestReturn(order.id, sent, exchange);
    if (!answer) return;
    if (order.status === 'Return requested' && order.pendingReturn === quantity)
      return expectStatus('the same return', answer, order.wantsExchange === exchange ? 200 : 409);
    if (exchange && (model.stock[line.product] ?? 0) < quantity)
      return expectStatus('an exchange for what is sold out', answer, 400);
    if (order.returnRequested + quantity > line.quantity) return expectStatus('too many back', answer, 400);
    const isOpen = canTransition(order.status, 'Return requested', 'shopper');
    expectStatus(`return of what is ${order.status}`, answer, isOpen ? 200 : 409);
    if (!isOpen) return;
    Object.assign(order, {
      status: 'Return requested',
      pendingReturn: quantity,
      wantsExchange: exchange,
      returnRequested: order.returnRequested + quantity,
    });
    noteReturnRefund(order.money, answer.body.returns.at(-1));
  },
});

export function restock(model: Model, lines: readonly ModelLine[]): void {
  for (const { product, quantity } of lines) model.stock[product] = (model.stock[product] ?? 0) + quantity;
}

export const toOrderLines = (lines: readonly ModelLine[], products: readonly string[]) =>
  lines.map(({ product, quantity }) => ({ product: products[product] ?? '', quantity }));
