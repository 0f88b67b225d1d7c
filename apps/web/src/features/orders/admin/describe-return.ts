import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { returnMessages } from '../../../messages/en/orders/order-care.ts';
import { nameLines } from '../order-care.ts';

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
