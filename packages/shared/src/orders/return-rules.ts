import { isSameLine } from '../cart/cart-line.ts';
import { addDays, daysBetween, indiaDay } from '../india-day.ts';
import { allocate } from '../money.ts';
import type { OrderItem } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import type { Refund, ReturnLine, ReturnStatus } from './order-return.ts';

type Line = Pick<OrderItem, 'size' | 'price' | 'quantity' | 'discount'> & { product: string };
type PastReturn = { status: ReturnStatus; lines: readonly ReturnLine[] };
type Bought = {
  orderItems: readonly Line[];
  taxPrice: number;
  shippingPrice: number;
  returns: readonly PastReturn[];
};

/**
 * The last day, in India, on which items of a delivered order may be returned: `days` after the day it was handed over
 * (spec §9: 30). While a return waits for its decision no other can be requested, so the days of waiting do not count.
 * `undefined` before delivery.
 */
export function returnUntil(
  history: readonly { status: OrderStatus; at: Date }[],
  days: number,
  returns: readonly { requestedAt: Date; decidedAt?: Date | undefined }[],
): string | undefined {
  const delivered = history.find(({ status }) => status === 'Delivered')?.at;
  const waited = returns.reduce(
    (sum, { requestedAt, decidedAt }) =>
      sum + (decidedAt ? daysBetween(indiaDay(requestedAt), indiaDay(decidedAt)) : 0),
    0,
  );
  return delivered && addDays(indiaDay(delivered), days + waited);
}

/** How many pieces of a line these returns ask to be taken back. */
function askedFor(line: Line, returns: readonly Pick<PastReturn, 'lines'>[]) {
  return returns
    .flatMap(({ lines }) => lines.filter((other) => isSameLine(other, line)))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Pieces of a line that can still be given back. One that was asked for once is not asked for again, even if refused. */
export function returnablePieces(line: Line, returns: readonly PastReturn[]): number {
  return line.quantity - askedFor(line, returns);
}

/** Of `amount` spread evenly over `pieces`, what falls on `count` of them from the one at `from` on. */
function shareOf(amount: number, { pieces, from, count }: { pieces: number; from: number; count: number }) {
  const upTo = (index: number) => Math.floor(amount / pieces) * index + Math.min(index, amount % pieces);
  return upTo(from + count) - upTo(from);
}

/**
 * What is paid back for a return, in whole rupees.
 * - Items: what was paid for these pieces, each less its part of the order's discount. Parts are reckoned piece by
 *   piece in the order in which they come back, so that several returns never add up to more or less than was paid.
 * - Tax: it was added to the goods, so it goes back with them, in proportion to what they cost.
 * - Shipping: with the last pieces, when nothing is kept and nothing was refused: whoever keeps nothing has paid nothing
 *   (spec §1, Money-Back Guarantee). As long as something is kept, the parcel was needed.
 */
export function returnRefund(
  { orderItems, taxPrice, shippingPrice, returns }: Bought,
  lines: readonly ReturnLine[],
): Refund {
  const paid = orderItems.map(({ price, quantity, discount }) => price * quantity - discount);
  const taxes = allocate(taxPrice, paid);
  let [items, tax] = [0, 0];
  orderItems.forEach((line, index) => {
    const count = lines
      .filter((one) => isSameLine(one, line))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const part = { pieces: line.quantity, from: askedFor(line, returns), count };
    items += line.price * count - shareOf(line.discount, part);
    tax += shareOf(taxes[index] ?? 0, part);
  });
  const comeBack = [...returns.filter(({ status }) => status !== 'refused'), { lines }];
  const isKept = orderItems.some((line) => askedFor(line, comeBack) < line.quantity);
  const shipping = isKept ? 0 : shippingPrice;
  return { items, tax, shipping, total: items + tax + shipping };
}
