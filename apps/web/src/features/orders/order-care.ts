import { canMove } from '@e-store/shared/orders/order-status';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { returnablePieces } from '@e-store/shared/orders/return-rules';

/** Whether its owner may still call it off. The server has the last word. */
export const isCancellable = ({ orderStatus }: Pick<Order, 'orderStatus'>) =>
  canMove(orderStatus, 'Cancelled', 'shopper');

export type Returnable = { item: OrderItem; left: number };

/** The lines with pieces that may be given back today, a calendar day of India; none when the days are over. */
export function returnableLines(order: Order, today: string): Returnable[] {
  const { orderStatus, returnUntil, orderItems, returns } = order;
  const isOpen = canMove(orderStatus, 'Return requested', 'shopper') && returnUntil !== undefined;
  if (!isOpen || today > returnUntil) return [];
  return orderItems
    .map((item) => ({ item, left: returnablePieces(item, returns) }))
    .filter(({ left }) => left > 0);
}
