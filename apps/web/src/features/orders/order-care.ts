import { isSameLine } from '@e-store/shared/cart/cart-line';
import { indiaDay } from '@e-store/shared/india-day';
import { formatRupees } from '@e-store/shared/money';
import { canTransition } from '@e-store/shared/orders/order-lifecycle';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import type { OrderReturn, Refund } from '@e-store/shared/orders/order-return';
import { isReturnOpen, returnableQuantity } from '@e-store/shared/orders/return-rules';
import { exchangeMessages } from '../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../messages/en/orders/order-care.ts';

/** Whether the shopper may cancel. The server decides. */
export const isCancellable = ({ orderStatus }: Pick<Order, 'orderStatus'>) =>
  canTransition(orderStatus, 'Cancelled', 'shopper');

export type Returnable = { item: OrderItem; left: number };

/** `today` is a calendar day of India; empty after the return window. */
export function returnableLines(order: Order, today: string): Returnable[] {
  const isOpen =
    canTransition(order.orderStatus, 'Return requested', 'shopper') && isReturnOpen(order.returnUntil, today);
  return isOpen ? linesLeft(order) : [];
}

/** Items returnable once the open request is decided. */
export function countPendingReturnItems(order: Order): number {
  const open = order.returns.find(({ status }) => status === 'requested');
  return open && isReturnOpen(order.returnUntil, indiaDay(open.requestedAt))
    ? linesLeft(order).reduce((sum, { left }) => sum + left, 0)
    : 0;
}

export const linesLeft = ({ orderItems, returns }: Order): Returnable[] =>
  orderItems
    .map((item) => ({ item, left: returnableQuantity(item, returns) }))
    .filter(({ left }) => left > 0);

export const isRefundedByExchange = ({ payment, returns }: Order): boolean =>
  payment.refunded > 0 &&
  payment.refunded ===
    returns.reduce((sum, { refund, replacement }) => sum + (replacement ? refund.total : 0), 0);

export const lineKey = ({ product, size = '' }: Pick<OrderItem, 'product' | 'size'>) => `${product} ${size}`;

/** `items ₹699 + tax ₹63`; zero amounts are left out. */
export function refundParts({ items, tax, shipping }: Refund): string {
  const shown = (amount: number) => (amount > 0 ? formatRupees(amount) : '');
  return returnMessages.parts({ items: formatRupees(items), tax: shown(tax), shipping: shown(shipping) });
}

export const nameLines = ({ orderItems }: Order, { lines, exchange = false }: OrderReturn) =>
  lines.map((line) => ({
    ...line,
    exchange,
    name: orderItems.find((item) => isSameLine(item, line))?.name ?? '',
  }));

type NamedLine = ReturnType<typeof nameLines>[number];

export function describeReturnedLine({ quantity, name, size, exchange, exchangeSize }: NamedLine): string {
  const item = returnMessages.piece(quantity, name, size);
  return exchange ? exchangeMessages.wanted(item, exchangeSize) : item;
}
