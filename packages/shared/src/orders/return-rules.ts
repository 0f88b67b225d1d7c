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
 * Returns the last return day in India: `days` after delivery (spec §9: 30). Days of an undecided return do
 * not count, because it blocks others. `undefined` before delivery.
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

function askedFor(line: Line, returns: readonly Pick<PastReturn, 'lines'>[]) {
  return returns
    .flatMap(({ lines }) => lines.filter((other) => isSameLine(other, line)))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Quantity that can still be returned; refused items cannot be requested again. */
export function returnablePieces(line: Line, returns: readonly PastReturn[]): number {
  return line.quantity - askedFor(line, returns);
}

/** Allocates an even share of `amount` to `count` of the units, starting at `from`. */
function shareOf(amount: number, { pieces, from, count }: { pieces: number; from: number; count: number }) {
  const upTo = (index: number) => Math.floor(amount / pieces) * index + Math.min(index, amount % pieces);
  return upTo(from + count) - upTo(from);
}

/**
 * Refund of a return, in whole rupees.
 * - Items: amount paid after discount. Shares follow the return order, so several returns never exceed the
 * payment.
 * - Tax: in proportion to the items.
 * - Shipping: with the last items, if everything was returned and nothing refused (spec §1, Money-Back
 * Guarantee).
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
