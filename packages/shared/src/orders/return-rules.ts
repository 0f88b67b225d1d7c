import { isSameLine } from '../cart/cart-line.ts';
import { addDays, daysBetween, indiaDay } from '../india-day.ts';
import { allocate } from '../money.ts';
import { isOnlinePayment } from '../payments/payment-states.ts';
import type { Order, OrderItem } from './order.ts';
import type { OrderStatus } from './order-lifecycle.ts';
import type { OrderReturn, Refund, ReturnLine, ReturnStatus } from './order-return.ts';

type Line = Pick<OrderItem, 'size' | 'price' | 'quantity' | 'discount'> & { product: string };
type PastReturn = { status: ReturnStatus; lines: readonly ReturnLine[] };
type ReturnableOrder = {
  orderItems: readonly Line[];
  taxPrice: number;
  shippingPrice: number;
  returns: readonly PastReturn[];
};

/**
 * Last return day in India: `days` after delivery (spec §9: 30), `undefined` before. Days of an undecided
 * return do not count, because it blocks others.
 */
export function returnUntil(
  history: readonly { status: OrderStatus; at: Date }[],
  days: number,
  returns: readonly { requestedAt: Date; decidedAt?: Date | undefined }[],
): string | undefined {
  const delivered = history.find(({ status }) => status === 'Delivered')?.at;
  // Accepted and refused units of one request are two returns.
  const pendingDays = new Map(
    returns.map(({ requestedAt, decidedAt }) => [
      requestedAt.getTime(),
      decidedAt ? daysBetween(indiaDay(requestedAt), indiaDay(decidedAt)) : 0,
    ]),
  );
  const pending = [...pendingDays.values()].reduce((sum, count) => sum + count, 0);
  return delivered && addDays(indiaDay(delivered), days + pending);
}

/** Both are days of India. */
export const isReturnOpen = (until: string | undefined, today: string): boolean =>
  until !== undefined && today <= until;

function requestedQuantity(line: Line, returns: readonly Pick<PastReturn, 'lines'>[]) {
  return returns
    .flatMap(({ lines }) => lines.filter((other) => isSameLine(other, line)))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Quantity that can still be returned; refused items cannot be requested again. */
export function returnableQuantity(line: Line, returns: readonly PastReturn[]): number {
  return line.quantity - requestedQuantity(line, returns);
}

/** Allocates an even share of `amount` to `count` of the units, starting at `from`. */
function allocateShare(
  amount: number,
  { units, from, count }: { units: number; from: number; count: number },
) {
  const cumulativeShare = (index: number) =>
    Math.floor(amount / units) * index + Math.min(index, amount % units);
  return cumulativeShare(from + count) - cumulativeShare(from);
}

/**
 * Refund of a return, in whole rupees.
 * - Items: amount paid after discount. Shares follow the return order, so several returns never exceed the
 * payment.
 * - Tax: in proportion to the items, or to their prices when the discount covers all.
 * - Shipping: with the last items, if everything was returned and nothing refused (spec §1, Money-Back
 * Guarantee).
 */
export function calculateRefund(
  { orderItems, taxPrice, shippingPrice, returns }: ReturnableOrder,
  lines: readonly ReturnLine[],
): Refund {
  const paid = orderItems.map(({ price, quantity, discount }) => price * quantity - discount);
  const full = orderItems.map(({ price, quantity }) => price * quantity);
  const taxes = allocate(taxPrice, paid.some(Boolean) ? paid : full);
  let [items, tax] = [0, 0];
  orderItems.forEach((line, index) => {
    const count = returnedUnits(line, lines);
    const share = { units: line.quantity, from: requestedQuantity(line, returns), count };
    items += line.price * count - allocateShare(line.discount, share);
    tax += allocateShare(taxes[index] ?? 0, share);
  });
  const acceptedReturns = [...returns.filter(({ status }) => status !== 'refused'), { lines }];
  const hasUnreturnedItems = orderItems.some(
    (line) => requestedQuantity(line, acceptedReturns) < line.quantity,
  );
  const shipping = hasUnreturnedItems ? 0 : shippingPrice;
  return { items, tax, shipping, total: items + tax + shipping };
}

const returnedUnits = (line: Line, lines: readonly ReturnLine[]) =>
  lines.filter((other) => isSameLine(other, line)).reduce((sum, { quantity }) => sum + quantity, 0);

/** Share of the discount of `line`, in whole rupees. */
export const returnedDiscount = (
  line: Line,
  lines: readonly ReturnLine[],
  returns: readonly PastReturn[],
): number =>
  allocateShare(line.discount, {
    units: line.quantity,
    from: requestedQuantity(line, returns),
    count: returnedUnits(line, lines),
  });

type PaidReturn = { refund: { total: number }; refundPaid?: { amount?: number | undefined } | undefined };

export const paidRefund = ({ refund, refundPaid }: PaidReturn): number =>
  refundPaid ? (refundPaid.amount ?? refund.total) : 0;

/** Rupees that went back for a return or will. */
export function expectedRefund(
  { payment }: Pick<Order, 'payment'>,
  of: Pick<OrderReturn, 'status' | 'refund' | 'refundPaid'>,
): number {
  const { status, refund } = of;
  if (of.refundPaid) return paidRefund(of);
  return status === 'accepted' && payment.refundDue > 0
    ? Math.min(refund.total, payment.refundDue)
    : refund.total;
}

export const sumPaidRefunds = (returns: readonly PaidReturn[]): number =>
  returns.reduce((sum, one) => sum + paidRefund(one), 0);

export const hasRefundFailed = ({ refunds = [] }: Order['payment'], returnId: string): boolean =>
  refunds.findLast((refund) => refund.return === returnId)?.state === 'failed';

/** A cancelled exchange has no online payment of its own to refund. */
export const needsRefundAccount = ({ payment }: Pick<Order, 'payment'>, isExchange: boolean): boolean =>
  isExchange || !isOnlinePayment(payment);

export function isRefundedToOriginalPayment(
  { payment }: Pick<Order, 'payment'>,
  { _id, refundPaid }: Pick<OrderReturn, '_id' | 'refundPaid'>,
): boolean {
  const { refunds = [] } = payment;
  return refundPaid
    ? refunds.some(({ state, reference }) => state === 'processed' && reference === refundPaid.reference)
    : isOnlinePayment(payment) && !hasRefundFailed(payment, _id);
}
