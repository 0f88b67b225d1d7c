import type { AsyncCommand } from 'fast-check';
import { expectStatus, type Model, pick, type Real } from './model.ts';
import { putBack } from './shopper-commands.ts';

type Command = AsyncCommand<Model, Real>;

const anOrder = ({ orders }: Model) => orders.length > 0;

/** The model's own words for the way of a parcel, so that a mistake in the shop's table shows. */
const WAY = ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivered'];

/** The next step of the usual way, or with `ahead` the one after it, which is refused. */
export const moveOn = (drawn: number, ahead: boolean): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: moved ${ahead ? 'two steps' : 'a step'} on`,
  run: async (model, { shop }) => {
    const order = pick(model.orders, drawn);
    const at = WAY.indexOf(order?.status ?? '');
    const to = WAY[at + (ahead ? 2 : 1)];
    if (!order || at < 0 || !to) return;
    const answer = await shop.staff.move(order.id, { to });
    expectStatus(`from ${order.status} to ${to}`, answer, ahead ? 409 : 200);
    if (!ahead) order.status = to;
  },
});

export const callOff = (drawn: number): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: called off by staff`,
  run: async (model, { shop }) => {
    const order = pick(model.orders, drawn);
    if (!order) return;
    const answer = await shop.staff.move(order.id, { to: 'Cancelled', reason: 'not-reachable' });
    const isInTime = ['Processing', 'Confirmed', 'Packed'].includes(order.status);
    expectStatus(`calling off what is ${order.status}`, answer, isInTime ? 200 : 409);
    if (!isInTime) return;
    order.status = 'Cancelled';
    putBack(model, order.lines);
  },
});

/** Of what comes back, `restocked` pieces at the most go back to stock; the others are written off. */
export const decideReturn = (drawn: number, accepted: boolean, restocked: number): Command => ({
  check: anOrder,
  toString: () => `order ${drawn}: return ${accepted ? `accepted, ${restocked} to stock` : 'refused'}`,
  run: async (model, { shop }) => {
    const order = pick(model.orders, drawn);
    const [line] = order?.lines ?? [];
    if (!order || !line) return;
    const back = Math.min(restocked, order.waiting);
    const answer = await shop.staff.decideReturn(
      order.id,
      accepted ? { accepted, restocked: [back] } : { accepted, reason: 'Worn.' },
    );
    const isAsked = order.status === 'Return requested';
    expectStatus(`deciding what is ${order.status}`, answer, isAsked ? 200 : 409);
    if (!isAsked) return;
    Object.assign(order, { status: accepted ? 'Returned' : 'Return refused', waiting: 0 });
    if (accepted) putBack(model, [{ product: line.product, quantity: back }]);
  },
});

/** By the difference; fewer than none is refused. */
export const countStock = (product: number, by: number): Command => ({
  check: () => true,
  toString: () => `product ${product}: ${by} counted in`,
  run: async (model, { shop, products }) => {
    const there = model.stock[product] ?? 0;
    const answer = await shop.staff.changeStock(products[product] ?? '', 10, 10 + by);
    expectStatus(`${by} to ${there} pieces`, answer, there + by >= 0 ? 200 : 400);
    if (there + by >= 0) model.stock[product] = there + by;
  },
});
