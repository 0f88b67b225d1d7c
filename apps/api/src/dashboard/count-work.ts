import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { trusted } from 'mongoose';
import { countListed } from '../catalog/count-listed.ts';
import { ticketFilters } from '../contact/ticket-filters.ts';
import { stockLevelFilter } from '../catalog/staff/stock-level-filter.ts';
import type { Context } from '../context.ts';
import { DEAD } from '../mail/dead-mails.ts';
import { readLowStock } from '../store/read-low-stock.ts';

/** Counts open staff tasks of the given kinds, with the same filters as their lists. */
export async function countWork<Kind extends keyof WorkToDo>(
  { database, shelf, now }: Pick<Context, 'database' | 'shelf' | 'now'>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const { orders, outboxMails, products, contactMessages, reviewReports } = database;
  const tickets = ticketFilters(now());
  const inState = (orderStatus: OrderStatus) => orders.countDocuments({ orderStatus });
  const count: Record<keyof WorkToDo, () => Promise<number>> = {
    toConfirm: () => inState('Processing'),
    toPack: () => inState('Confirmed'),
    toShip: () => inState('Packed'),
    deliveryFailed: () => inState('Delivery failed'),
    returnsToCheck: () => inState('Return requested'),
    complaintsDue: () => contactMessages.countDocuments(tickets.due),
    messagesToAnswer: () => contactMessages.countDocuments(tickets.open),
    reviewsReported: async () => (await reviewReports.distinct('review')).length,
    refundsDue: () => orders.countDocuments({ paymentStatus: 'refund due' }),
    deadMails: () => outboxMails.countDocuments(DEAD),
    unassignedStock: () =>
      products.countDocuments({
        status: trusted({ $in: ['draft', 'published'] }),
        unassignedStock: trusted({ $gt: 0 }),
      }),
    lowStock: async () => {
      const low = await readLowStock(database);
      // The index answers without reading every product.
      return shelf.canBeAsked() ? shelf.countLow(low) : countListed(database, stockLevelFilter('low', low));
    },
  };
  const counted = await Promise.all(kinds.map(async (kind) => [kind, await count[kind]()] as const));
  return Object.fromEntries(counted) as Record<Kind, number>;
}
