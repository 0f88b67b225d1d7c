import { withQuery } from '../web-paths.ts';

type Query = Record<string, string | undefined>;

/** Addresses of E-DASH that no page of the shop needs; those of the shop are in its first scripts. */
export const cashPaths = {
  owed: (query: Query = {}) => withQuery('/admin/dashboard/cash', query),
  closing: (query: Query = {}) => withQuery('/admin/dashboard/cash/closing', query),
  returnRates: (query: Query = {}) => withQuery('/admin/dashboard/cash/return-rates', query),
};
