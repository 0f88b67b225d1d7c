import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { paths, withQuery } from '@e-store/shared/web-paths';

/** Orders that count as sales: neither cancelled nor returned undelivered. */
export const ordersSoldLink = ({ from, to }: DaySpan) =>
  withQuery(paths.orderList(), { tab: 'sold', from, to });

const orderTabLink = (tab: string) => withQuery(paths.orderList(), { tab });

/** Pending work and the list with exactly these rows. */
export const WORK_LISTS: Record<keyof WorkToDo, string> = {
  toConfirm: orderTabLink('to-confirm'),
  toPack: orderTabLink('to-pack'),
  toShip: orderTabLink('to-ship'),
  deliveryFailed: orderTabLink('failed'),
  returnsToCheck: orderTabLink('returns'),
  complaintsDue: paths.messages({ show: 'due' }),
  messagesToAnswer: paths.messages({ show: 'open' }),
  reviewsReported: paths.staffReviews({ show: 'reported' }),
  refundsDue: orderTabLink('refunds'),
  deadMails: paths.deadMails(),
  unassignedStock: withQuery(paths.productList(), { stock: 'unassigned' }),
  lowStock: withQuery(paths.productList(), { stock: 'low', status: 'published', onSale: 'true' }),
};

export const productLink = (id: string) => withQuery(paths.productList(), { keyword: id });

export const newCustomersLink = ({ from, to }: DaySpan) => withQuery(paths.customers(), { from, to });
