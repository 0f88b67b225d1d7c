import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';

export function formatReturnedItems({ orderItems }: Order, { lines }: OrderReturn): string[] {
  return lines.map((line) => {
    const name = orderItems.find((item) => isSameLine(item, line))?.name ?? '';
    return `${line.quantity} × ${name}${line.size ? `, ${line.size}` : ''}`;
  });
}
