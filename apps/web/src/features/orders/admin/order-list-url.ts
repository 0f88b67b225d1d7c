import { PAYMENT_STATUSES } from '@e-store/shared/payments/payment-states';
import {
  ORDER_STATUSES,
  ORDER_TAB_KEYS,
  REFUNDS_TAB,
  SOLD_TAB,
} from '@e-store/shared/orders/order-lifecycle';
import type { ApiInput } from '../../../lib/api-client.ts';

export const ORDER_LIST_FIELDS = [
  'keyword',
  'tab',
  'status',
  'payment',
  'from',
  'to',
  'sort',
  'limit',
] as const;
export type OrderListField = (typeof ORDER_LIST_FIELDS)[number];
export type OrderListUrl = Partial<Record<OrderListField | 'page', string>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** Ignores invalid parameters, so that an old URL still shows a list. */
const VALIDATORS: Record<OrderListField | 'page', (text: string) => boolean> = {
  keyword: (text) => text.trim().length > 0 && text.length <= 64,
  tab: oneOf([...ORDER_TAB_KEYS, REFUNDS_TAB, SOLD_TAB]),
  status: oneOf(ORDER_STATUSES),
  payment: oneOf(PAYMENT_STATUSES),
  from: (text) => DAY.test(text),
  to: (text) => DAY.test(text),
  sort: oneOf(['oldest']),
  limit: oneOf(['50']),
  page: (text) => /^[1-9]\d{0,3}$/.test(text) && text !== '1',
};

export function readOrderListUrl(search: URLSearchParams): OrderListUrl {
  const fields = Object.keys(VALIDATORS) as (keyof typeof VALIDATORS)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = search.get(field);
      return text !== null && VALIDATORS[field](text) ? [[field, text]] : [];
    }),
  );
}

/** Returns to the first page, unless a page is given. */
export function orderListSearch(
  url: OrderListUrl,
  changes: Partial<Record<OrderListField | 'page', string | undefined>>,
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
