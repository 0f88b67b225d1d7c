import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { exchangeMessages } from '../../../messages/en/orders/exchange.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';

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

/** `2 × Kurta, M; 1 × Shirt, L`. */
export function describeReturn(order: Order, id: string): string | undefined {
  const found = order.returns.find(({ _id }) => _id === id);
  return (
    found &&
    nameLines(order, found)
      .map(({ quantity, name, size }) => returnMessages.piece(quantity, name, size))
      .join('; ')
  );
}

export const describeReason = ({ reason, note }: OrderReturn) =>
  [adminOrderMessages.returnReasons[reason], note].filter(Boolean).join(': ');
