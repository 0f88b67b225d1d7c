import { PAYMENT_STATUSES } from '@e-store/shared/payments/payment-states';
import { ORDER_LIST_TABS, ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import type { ApiInput } from '../../../lib/api-client.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

/** Ignores invalid parameters, so that an old URL still shows a list. */
export const readOrderListUrl = (search: URLSearchParams) =>
  readListParams(search, {
    keyword: (text) => (text.trim() && text.length <= 64 ? text : undefined),
    tab: read.oneOf(ORDER_LIST_TABS),
    status: read.oneOf(ORDER_STATUSES),
    payment: read.oneOf(PAYMENT_STATUSES),
    from: read.day,
    to: read.day,
    sort: read.oneOf(['oldest']),
    limit: read.oneOf(['50']),
    page: (text) => (text === '1' ? undefined : read.page(text)),
  });
export type OrderListUrl = ReturnType<typeof readOrderListUrl>;

/** Returns to the first page, unless a page is given. */
export function orderListSearch(
  url: OrderListUrl,
  changes: Partial<Record<keyof OrderListUrl, string | undefined>>,
) {
  const { page: _page, ...otherParams } = url;
  const wanted = Object.entries({ ...otherParams, ...changes }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && !(entry[0] === 'page' && entry[1] === '1'),
  );
  return wanted.length > 0 ? `?${new URLSearchParams(wanted).toString()}` : '';
}

export function toOrderListQuery(url: OrderListUrl): ApiInput<'GET /admin/orders'>['query'] {
  const { keyword, ...query } = url;
  return { ...query, ...(keyword && { search: keyword.trim() }) } as ApiInput<'GET /admin/orders'>['query'];
}

export const hasFilters = ({ keyword, tab, status, payment, from, to }: OrderListUrl) =>
  Boolean(keyword ?? tab ?? status ?? payment ?? from ?? to);

export function toOrderExportQuery(url: OrderListUrl): ApiInput<'GET /admin/orders/export'>['query'] {
  const { page: _page, limit: _limit, ...query } = toOrderListQuery(url) ?? {};
  return query;
}
