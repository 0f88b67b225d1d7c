import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { readLowStock } from '../store/read-low-stock.ts';

/** What waits for staff, each counted as the list counts that shows it. */
export async function countWork(database: Database): Promise<WorkToDo> {
  const { orders, products } = database;
  const inState = (orderStatus: OrderStatus) => orders.countDocuments({ orderStatus });
  const isLow = trusted({ $gt: 0, $lte: await readLowStock(database) });
  const [toConfirm, toPack, toShip, deliveryFailed, returnsToCheck, refundsDue, lowStock] = await Promise.all(
    [
      inState('Processing'),
      inState('Confirmed'),
      inState('Packed'),
      inState('Delivery failed'),
      inState('Return requested'),
      orders.countDocuments({ paymentStatus: 'refund due' }),
      products.countDocuments({
        status: 'published',
        onSale: true,
        $or: [{ sizes: trusted({ $elemMatch: { stock: isLow } }) }, { stock: isLow }],
      }),
    ],
  );
  return { toConfirm, toPack, toShip, deliveryFailed, returnsToCheck, refundsDue, lowStock };
}
