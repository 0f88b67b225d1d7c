import { escapePattern } from '@e-store/shared/escape-pattern';
import {
  FAILED_TABS,
  type FailedTab,
  isSold,
  ORDER_STATUSES,
  ORDER_TAB_KEYS,
  ORDER_TABS,
  type OrderStatus,
  REFUNDS_TAB,
  SOLD_TAB,
} from '@e-store/shared/orders/order-lifecycle';
import {
  getStaffOrder,
  listStaffOrders,
  printStaffOrders,
  type StaffOrderQuery,
} from '@e-store/shared/orders/staff-endpoints';
import { trusted } from 'mongoose';
import { ValidationError } from '../../../platform/errors/errors.ts';
import { toIndiaDateRange } from '../../../platform/database/india-date-range.ts';
import type { Database } from '../../../platform/database/database.ts';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import { cashToCollect } from '../../payments/cash-to-collect.ts';
import { HANDLED_ORDERS } from '../../payments/payment.model.ts';
import { readSettings } from '../../store/read-settings.ts';
import { failedTabFilter } from '../failed-deliveries.ts';
import { parseSearchTerms } from '../order-search-terms.ts';
import { type ApprovalTerms, readApprovalTerms } from '../payments/refund-approval.ts';
import { REFUND_TO_PAY } from '../payments/refunds-due.ts';
import { orderViewFor, toOrderRow, toStaffOrder } from './to-staff-order.ts';
import { findOrder } from './change-order.ts';
import type { Role } from '@e-store/shared/roles';

const isUnfiltered = (filter: object) => Object.keys(filter).length === 0;

const isFailedTab = (tab: StaffOrderQuery['tab']): tab is FailedTab =>
  FAILED_TABS.some((failed) => failed === tab);

function statusesOf(tab: StaffOrderQuery['tab']): readonly OrderStatus[] | undefined {
  if (tab === undefined || tab === REFUNDS_TAB || isFailedTab(tab)) return undefined;
  return tab === SOLD_TAB ? ORDER_STATUSES.filter(isSold) : ORDER_TABS[tab];
}

type OrderListFilter = Omit<StaffOrderQuery, 'page' | 'limit' | 'sort'>;

/** Packers do not see email addresses, and do not find them either. */
function toSearchPattern(word: string, role: Role): RegExp {
  if (orderViewFor(role) === 'full') return new RegExp(`^${escapePattern(word)}`);
  return word.includes('@') ? /(?!)/ : new RegExp(`^${escapePattern(word)}[^@]*$`);
}

/** @throws ValidationError when a packer filters by money */
export function orderFilter(query: OrderListFilter, role: Role, now: Date) {
  const { search, tab, status, payment, from, to } = query;
  const asksAboutMoney = payment !== undefined || tab === REFUNDS_TAB;
  if (asksAboutMoney && orderViewFor(role) !== 'full')
    throw new ValidationError({
      [payment ? 'payment' : 'tab']: 'Your role does not have access to payments.',
    });
  const words = parseSearchTerms(search ?? '');
  const statuses = statusesOf(tab);
  const wanted = status ? [status] : statuses;
  const placed = toIndiaDateRange({ from, to });
  const both = status && statuses && !statuses.includes(status);
  return {
    ...(words.length > 0 && {
      search: trusted({ $all: words.map((word) => toSearchPattern(word, role)) }),
    }),
    ...(isFailedTab(tab) && { $and: [failedTabFilter(tab, now)] }),
    ...(wanted && { orderStatus: trusted({ $in: both ? [] : [...wanted] }) }),
    ...(tab === 'to-confirm' && HANDLED_ORDERS),
    ...(tab === REFUNDS_TAB && REFUND_TO_PAY),
    ...(payment !== undefined && {
      paymentStatus: tab === REFUNDS_TAB && payment !== 'refund due' ? trusted({ $in: [] }) : payment,
    }),
    ...(placed && { createdAt: trusted(placed) }),
  };
}

const FIELDS = {
  number: 1,
  createdAt: 1,
  shippingInfo: 1,
  orderItems: 1,
  orderStatus: 1,
  history: 1,
  payment: 1,
  paymentStatus: 1,
  totalPrice: 1,
  returns: 1,
} as const;

export const ORDER_SORTS: Record<StaffOrderQuery['sort'], Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
};

const COUNTED_MAX = 10_000 * 50;

export const listStaffOrdersRoute = route(listStaffOrders, async ({ query, session }, { database, now }) => {
  const { role } = session.user;
  const wanted = orderFilter(query, role, now());
  const [total, tabs] = await Promise.all([
    isUnfiltered(wanted)
      ? database.orders.estimatedDocumentCount()
      : database.orders.countDocuments(wanted, { limit: COUNTED_MAX }),
    countTabs(database, role, now()),
  ]);
  const { page, limit, sort } = query;
  const orders = await readPage({ page, limit, total, sort: ORDER_SORTS[sort] }, (part) =>
    database.orders.find(wanted, FIELDS).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const rows = orders.map((order) => toOrderRow(order, role));
  return { view: orderViewFor(role), orders: rows, total, page, limit, tabs };
});

async function countTabs({ orders }: Database, role: Role, now: Date): Promise<Record<string, number>> {
  const counts = await Promise.all([
    orders.estimatedDocumentCount().then((count) => ['all', count] as const),
    ...ORDER_TAB_KEYS.map(async (tab) => {
      const statuses = trusted({ $in: [...ORDER_TABS[tab]] });
      const handled = tab === 'to-confirm' && HANDLED_ORDERS;
      return [tab, await orders.countDocuments({ orderStatus: statuses, ...handled })] as const;
    }),
    ...FAILED_TABS.map(async (tab) => [tab, await orders.countDocuments(failedTabFilter(tab, now))] as const),
    ...(orderViewFor(role) !== 'full'
      ? []
      : [orders.countDocuments(REFUND_TO_PAY).then((count) => [REFUNDS_TAB, count] as const)]),
  ]);
  return Object.fromEntries(counts);
}

export const getStaffOrderRoute = route(getStaffOrder, async ({ params, session }, context) =>
  toStaffOrder(context, await findOrder(context.database, params.id), session.user),
);

/** In the requested sequence; unknown ids are skipped. */
export const printStaffOrdersRoute = route(printStaffOrders, async ({ query, session }, context) => {
  const found = await context.database.orders.find({ _id: trusted({ $in: query.ids }) }).lean();
  const byId = new Map(found.map((order) => [String(order._id), order]));
  const wanted = query.ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
  const { payments } = await readSettings(context.database);
  let terms: Promise<ApprovalTerms> | undefined;
  const readTerms = () => (terms ??= readApprovalTerms(context, session.user._id));
  return {
    orders: await Promise.all(wanted.map((order) => toStaffOrder(context, order, session.user, readTerms))),
    cash: wanted.flatMap((order) => {
      const cash = cashToCollect(order, payments);
      return cash ? [{ order: String(order._id), ...cash }] : [];
    }),
  };
});
