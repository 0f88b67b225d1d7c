import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { countListed } from '../catalog/count-listed.ts';
import { stockLevelFilter } from '../catalog/staff/stock-level-filter.ts';
import type { Context } from '../context.ts';
import { DEAD } from '../mail/dead-mails.ts';
import { readLowStock } from '../store/read-low-stock.ts';

/** What waits for staff, each counted as the list counts that shows it; of the kinds that are named. */
export async function countWork<Kind extends keyof WorkToDo>(
  { database, shelf }: Pick<Context, 'database' | 'shelf'>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const { orders, outboxMails } = database;
  const inState = (orderStatus: OrderStatus) => orders.countDocuments({ orderStatus });
  const count: Record<keyof WorkToDo, () => Promise<number>> = {
    toConfirm: () => inState('Processing'),
    toPack: () => inState('Confirmed'),
    toShip: () => inState('Packed'),
    deliveryFailed: () => inState('Delivery failed'),
    returnsToCheck: () => inState('Return requested'),
    refundsDue: () => orders.countDocuments({ paymentStatus: 'refund due' }),
    deadMails: () => outboxMails.countDocuments(DEAD),
    lowStock: async () => {
      const low = await readLowStock(database);
      // The database would read each product for its sizes.
      return shelf.canBeAsked() ? shelf.countLow(low) : countListed(database, stockLevelFilter('low', low));
    },
  };
  const counted = await Promise.all(kinds.map(async (kind) => [kind, await count[kind]()] as const));
  return Object.fromEntries(counted) as Record<Kind, number>; // each of the kinds
}
