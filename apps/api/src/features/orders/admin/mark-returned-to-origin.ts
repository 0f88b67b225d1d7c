import { ORDER_LIFECYCLE } from '@e-store/shared/orders/order-lifecycle';
import type { ClientSession } from 'mongoose';
import { restockItems } from '../../catalog/restock-items.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ValidationError } from '../../../platform/errors/errors.ts';
import { moveOrder, restockRound } from '../move-order.ts';
import type { OrderRecord, StaffName } from '../order.model.ts';

type Back = {
  /** Units restocked per line, by default all; the rest is written off. */
  restocked: readonly number[] | undefined;
  at: Date;
  by: StaffName;
  lastMove: OrderRecord['lastMove'];
};

/** Returns an undelivered parcel to the shop: nothing is payable, and units are restocked or written off. */
export async function markReturnedToOrigin(
  database: Database,
  order: OrderRecord,
  { restocked, at, by, lastMove }: Back,
  session: ClientSession,
): Promise<OrderRecord> {
  const lines = order.orderItems.map(({ product, size, quantity }, index) => {
    const restockedUnits = restocked ? (restocked[index] ?? 0) : quantity;
    if (restockedUnits > quantity)
      throw new ValidationError({
        [`restocked.${index}`]: `The parcel contains only ${quantity} of this product.`,
      });
    return { product, ...(size !== undefined && { size }), quantity, restocked: restockedUnits };
  });
  const move = { to: 'Returned to shop', actor: 'staff', at, by } as const;
  const changes = { takenBack: lines, ...(lastMove && { lastMove }) };
  const moved = await moveOrder(database, order, move, changes, session);
  const back = lines
    .filter((line) => line.restocked > 0)
    .map(({ restocked: quantity, product, size }) => ({ product, size, quantity }));
  const why = {
    reason: ORDER_LIFECYCLE['Returned to shop'].stock.restock,
    order: order._id,
    ...restockRound(order, 'Returned to shop'),
  };
  await restockItems(database, why, back, at, session);
  return moved;
}
