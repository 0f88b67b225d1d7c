import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { expectStatus, type Model, type ModelLine, pick, type Real } from './model.ts';

type Command = AsyncCommand<Model, Real>;

const always = () => true;
const anOrder = ({ orders }: Model) => orders.length > 0;

/** A quantity beyond the stock is cut to it, but for one piece, which then shows as sold out. */
export const putIntoCart = (drawn: number, { product, quantity }: ModelLine): Command => ({
  check: always,
  toString: () => `shopper ${drawn}: ${quantity} of ${product} into the cart`,
  run: async (model, { shoppers, products }) => {
    const shopper = drawn % shoppers.length;
    const changes = [{ product: products[product], quantity }];
    const answer = await shoppers[shopper]?.call('/cart', { method: 'PUT', body: { changes } });
    if (answer) expectStatus('cart', answer, 200);
    const cart = model.carts[shopper] ?? [];
    cart[product] = Math.max(1, Math.min(quantity, model.stock[product] ?? 0));
  },
});

export const placeOrder = (drawn: number, lines: ModelLine[]): Command => ({
  check: always,
  toString: () => `shopper ${drawn}: orders ${JSON.stringify(lines)}`,
  run: async (model, { shoppers, products }) => {
    const number = drawn % shoppers.length;
    const key = randomUUID();
    const answer = await shoppers[number]?.order(linesOf(lines, products), key);
    if (!answer) return;
    const isThere = lines.every(({ product, quantity }) => (model.stock[product] ?? 0) >= quantity);
    expectStatus('order', answer, isThere ? 201 : 409);
    if (!isThere) return;
    const { _id: id } = answer.body;
    model.orders.push({ id, key, shopper: number, lines, status: 'Processing', askedBack: 0, waiting: 0 });
    const cart = model.carts[number] ?? [];
    for (const { product, quantity } of lines) {
      model.stock[product] = (model.stock[product] ?? 0) - quantity;
      cart[product] = Math.max(0, (cart[product] ?? 0) - quantity);
    }
  },
});

/** The same key with the same content is the same order, whatever became of it; with another it is refused. */
export const sendAgain = (drawn: number, isSame: boolean): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: sent again${isSame ? '' : ' with another content'}`,
  run: async ({ orders }, { shoppers, products }) => {
    const order = pick(orders, drawn);
    if (!order) return;
    const lines = isSame
      ? order.lines
      : order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
    const answer = await shoppers[order.shopper]?.order(linesOf(lines, products), order.key);
    if (!answer) return;
    expectStatus('retry', answer, isSame ? 201 : 422);
    if (isSame && answer.body._id !== order.id) throw new Error(`${answer.body._id} instead of ${order.id}`);
  },
});

export const cancelOrder = (drawn: number): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: cancelled by its shopper`,
  run: async (model, { shoppers }) => {
    const order = pick(model.orders, drawn);
    if (!order) return;
    const answer = await shoppers[order.shopper]?.cancel(order.id);
    if (!answer) return;
    const isInTime = ['Processing', 'Confirmed', 'Cancelled'].includes(order.status);
    expectStatus(`cancelling what is ${order.status}`, answer, isInTime ? 200 : 409);
    if (!isInTime || order.status === 'Cancelled') return;
    order.status = 'Cancelled';
    putBack(model, order.lines);
  },
});

/** Of the first line; asked again while nobody has decided, it is the same return. */
export const askBack = (drawn: number, quantity: number): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: ${quantity} asked back`,
  run: async (model, { shoppers, products }) => {
    const order = pick(model.orders, drawn);
    const [line] = order?.lines ?? [];
    if (!order || !line) return;
    const answer = await shoppers[order.shopper]?.askBack(order.id, {
      product: products[line.product] ?? '',
      quantity,
    });
    if (!answer) return;
    if (order.status === 'Return requested' && order.waiting === quantity)
      return expectStatus('the same return', answer, 200);
    if (order.askedBack + quantity > line.quantity) return expectStatus('too many back', answer, 400);
    const isOpen = ['Delivered', 'Returned', 'Return refused'].includes(order.status);
    expectStatus(`return of what is ${order.status}`, answer, isOpen ? 200 : 409);
    if (!isOpen) return;
    Object.assign(order, {
      status: 'Return requested',
      waiting: quantity,
      askedBack: order.askedBack + quantity,
    });
  },
});

export function putBack(model: Model, lines: readonly ModelLine[]): void {
  for (const { product, quantity } of lines) model.stock[product] = (model.stock[product] ?? 0) + quantity;
}

const linesOf = (lines: readonly ModelLine[], products: readonly string[]) =>
  lines.map(({ product, quantity }) => ({ product: products[product] ?? '', quantity }));
