import { isSold } from '@e-store/shared/orders/order-lifecycle';
import type { Types } from 'mongoose';
import type { ProductRecord } from '../features/catalog/product.model.ts';
import type { StockMovementRecord } from '../features/catalog/stock-movement.model.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds up (I2): initial deliveries equal current stock plus units in past orders. */
export function demoLedger(
  products: readonly ProductRecord[],
  orders: readonly OrderRecord[],
  openedAt: Date,
): StockMovementRecord[] {
  const taken = orders.flatMap(toMovements);
  const balance = (product: Types.ObjectId, size: string) =>
    taken
      .filter((line) => line.product.equals(product) && line.size === size)
      .reduce((sum, { delta }) => sum + delta, 0);
  const arrived = products.flatMap(({ _id, sizes }) =>
    sizes.map(({ size, stock }): StockMovementRecord => ({
      _id: demoId('movement', String(_id), size),
      product: _id,
      size,
      delta: stock - balance(_id, size),
      reason: 'initial',
      at: new Date(openedAt.getTime() - DAY_MS),
    })),
  );
  return [...arrived, ...taken];
}

export function toMovements(order: OrderRecord): StockMovementRecord[] {
  const lines = (reason: 'order' | 'cancel' | 'undelivered', sign: 1 | -1, at: Date) =>
    order.orderItems.map(({ product, size, quantity }): StockMovementRecord => ({
      _id: demoId('movement', reason, String(order._id), String(product), size ?? ''),
      product,
      ...(size !== undefined && { size }),
      delta: sign * quantity,
      reason,
      order: order._id,
      at,
    }));
  const cancelledAt = order.history.find(({ status }) => status === 'Cancelled')?.at;
  const undeliveredAt = order.history.find(({ status }) => status === 'Returned to shop')?.at;
  const restocked = order.returns.flatMap(({ _id, lines: back, decidedAt }) =>
    back.flatMap(({ product, size, restocked: units = 0 }): StockMovementRecord[] =>
      units > 0
        ? [
            {
              _id: demoId('movement', 'return', String(_id), String(product), size ?? ''),
              product,
              ...(size !== undefined && { size }),
              delta: units,
              reason: 'return',
              order: order._id,
              return: _id,
              at: decidedAt ?? order.createdAt,
            },
          ]
        : [],
    ),
  );
  return [
    ...lines('order', -1, order.createdAt),
    ...(cancelledAt ? lines('cancel', 1, cancelledAt) : []),
    ...(undeliveredAt ? lines('undelivered', 1, undeliveredAt) : []),
    ...restocked,
  ];
}

export function countSoldUnits(orders: readonly OrderRecord[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { orderStatus, orderItems } of orders) {
    if (!isSold(orderStatus)) continue;
    for (const { product, quantity } of orderItems)
      sold.set(String(product), (sold.get(String(product)) ?? 0) + quantity);
  }
  return sold;
}
