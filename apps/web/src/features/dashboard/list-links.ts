import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { paths } from '../../lib/paths.ts';

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Orders of those days that were not cancelled and did not come back undelivered: what sales are added up from. */
export const ordersSold = ({ from, to }: DaySpan) => withQuery(paths.orderList(), { tab: 'sold', from, to });

/** A tab of the order list. */
export const ordersIn = (tab: string) => withQuery(paths.orderList(), { tab });

export const productsLow = () =>
  withQuery(paths.productList(), { stock: 'low', status: 'published', onSale: 'true' });

export const productById = (id: string) => withQuery(paths.productList(), { keyword: id });

export const customersNew = ({ from, to }: DaySpan) => withQuery(paths.customers(), { from, to });
