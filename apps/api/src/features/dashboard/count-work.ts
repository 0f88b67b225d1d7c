import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { OrderStatus } from '@e-store/shared/orders/order-status';
import { trusted } from 'mongoose';
import { countListedProducts } from '../catalog/count-listed-products.ts';
import { ticketFilters } from '../contact/ticket-filters.ts';
import { stockLevelFilter } from '../catalog/admin/stock-level-filter.ts';
import type { Context } from '../../platform/context.ts';
import { RESENDABLE_MAIL } from '../operations/mails/dead-mails.ts';
import { readLowStockThreshold } from '../store/read-low-stock-threshold.ts';

/** Counts open staff tasks of the given kinds, with the same filters as their lists. */
export async function countWork<Kind extends keyof WorkToDo>(
  { database, catalogIndex, now }: Pick<Context, 'database' | 'catalogIndex' | 'now'>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const { orders, outboxMails, products, contactMessages, reviewReports } = database;
  const tickets = ticketFilters(now());
  const countInStatus = (orderStatus: OrderStatus) => orders.countDocuments({ orderStatus });
  const count: Record<keyof WorkToDo, () => Promise<number>> = {
    toConfirm: () => countInStatus('Processing'),
    toPack: () => countInStatus('Confirmed'),
    toShip: () => countInStatus('Packed'),
    deliveryFailed: () => countInStatus('Delivery failed'),
    returnsToCheck: () => countInStatus('Return requested'),
    complaintsDue: () => contactMessages.countDocuments(tickets.due),
    messagesToAnswer: () => contactMessages.countDocuments(tickets.open),
    reviewsReported: async () => (await reviewReports.distinct('review')).length,
    refundsDue: () => orders.countDocuments({ paymentStatus: 'refund due' }),
    deadMails: () => outboxMails.countDocuments(RESENDABLE_MAIL),
    unassignedStock: () =>
      products.countDocuments({
        status: trusted({ $in: ['draft', 'published'] }),
        unassignedStock: trusted({ $gt: 0 }),
      }),
    lowStock: async () => {
      const low = await readLowStockThreshold(database);
      // The index answers without reading every product.
      return catalogIndex.canBeAsked()
        ? catalogIndex.countLow(low)
        : countListedProducts(database, stockLevelFilter('low', low));
    },
  };
  const counted = await Promise.all(kinds.map(async (kind) => [kind, await count[kind]()] as const));
  return Object.fromEntries(counted) as Record<Kind, number>;
}
