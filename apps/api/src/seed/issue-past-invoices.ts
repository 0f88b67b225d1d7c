import { findInvoices, issueInvoices } from '../features/invoices/issue-invoices.ts';
import type { OrderRecord } from '../features/orders/order.model.ts';
import type { Database } from '../platform/database/database.ts';

const packedAt = ({ history }: OrderRecord) => history.find(({ status }) => status === 'Packed')?.at;

/** In the order of packing, with credit notes of the returns. */
export async function issuePastInvoices(database: Database, orders: readonly OrderRecord[]): Promise<void> {
  const packed = orders
    .flatMap((order) => {
      const at = packedAt(order);
      return at ? [{ order, at }] : [];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { order, at } of packed) {
    // oxlint-disable-next-line no-await-in-loop -- numbers follow the dates
    await database.connection.transaction(async (session) => {
      if ((await findInvoices(database, order._id, session)).length > 0) return;
      await issueInvoices(database, { order: { ...order, orderStatus: 'Packed' }, at }, session);
      const returned = order.history.findLast(
        ({ status }) => status === 'Returned' || status === 'Returned to shop',
      )?.at;
      if (returned) await issueInvoices(database, { order, at: returned }, session);
    });
  }
}
