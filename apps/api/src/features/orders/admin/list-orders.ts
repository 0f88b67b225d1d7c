import type { Role } from '@e-store/shared/endpoint';
import { ORDER_TAB_KEYS, ORDER_TABS, REFUNDS_TAB } from '@e-store/shared/orders/order-lifecycle';
import { listStaffOrders, type StaffOrderQuery } from '@e-store/shared/orders/staff-endpoints';
import { trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import { isUnfiltered, orderFilter } from './order-filter.ts';
import { toOrderRow } from './to-staff-order.ts';
import { orderViewFor } from './order-view.ts';

const FIELDS = {
  number: 1,
  createdAt: 1,
  shippingInfo: 1,
  orderItems: 1,
  orderStatus: 1,
  paymentStatus: 1,
  totalPrice: 1,
} as const;

export const ORDER_SORTS: Record<StaffOrderQuery['sort'], Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
};

const COUNTED_MAX = 10_000 * 50;

export const listStaffOrdersRoute = route(listStaffOrders, async ({ query, session }, { database }) => {
  const { role } = session.user;
  const wanted = orderFilter(query, role);
  const [total, tabs] = await Promise.all([
    isUnfiltered(wanted)
      ? database.orders.estimatedDocumentCount()
      : database.orders.countDocuments(wanted, { limit: COUNTED_MAX }),
    countTabs(database, role),
  ]);
  const { page, limit, sort } = query;
  const orders = await readPage({ page, limit, total, sort: ORDER_SORTS[sort] }, (part) =>
    database.orders.find(wanted, FIELDS).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const rows = orders.map((order) => toOrderRow(order, role));
  return { view: orderViewFor(role), orders: rows, total, page, limit, tabs };
});

async function countTabs({ orders }: Database, role: Role): Promise<Record<string, number>> {
  const counts = await Promise.all([
    orders.estimatedDocumentCount().then((count) => ['all', count] as const),
    ...ORDER_TAB_KEYS.map(async (tab) => {
      const statuses = trusted({ $in: [...ORDER_TABS[tab]] });
      return [tab, await orders.countDocuments({ orderStatus: statuses })] as const;
    }),
    ...(role === 'Packer'
      ? []
      : [
          orders
            .countDocuments({ paymentStatus: 'refund due' })
            .then((count) => [REFUNDS_TAB, count] as const),
        ]),
  ]);
  return Object.fromEntries(counts);
}
