import { isDepartment } from '@e-store/shared/catalog/list-choices';
import {
  PRODUCT_STATUSES,
  STAFF_PAGE_SIZES,
  STAFF_PRODUCT_SORTS,
  STOCK_LEVELS,
} from '@e-store/shared/catalog/staff-product-choices';
import type { ApiInput } from '../../../lib/api-client.ts';

export type StaffProductsInput = ApiInput<'GET /admin/products'>['query'];

const oneOf = <Value extends string>(values: readonly Value[], written: string | null) =>
  values.find((value) => value === written);
const parseWhole = (written: string | null) =>
  /^\d{1,7}$/.test(written ?? '') ? String(Number(written)) : undefined;

export function staffProductQuery(search: URLSearchParams): StaffProductsInput {
  const read = (name: string) => search.get(name)?.trim() || undefined;
  const department = search.get('department');
  const from = parseWhole(search.get('from'));
  const to = parseWhole(search.get('to'));
  const price = { ...(from && { gte: from }), ...(to && { lte: to }) };
  const isRange = Number(from ?? 0) <= Number(to ?? Infinity);
  const page = search.get('page') ?? '';
  const requestedParams = {
    keyword: read('keyword')?.slice(0, 64),
    category: read('category'),
    department: isDepartment(department) ? department : undefined,
    status: oneOf(PRODUCT_STATUSES, search.get('status')),
    onSale: oneOf(['true', 'false'], search.get('onSale')),
    stock: oneOf(STOCK_LEVELS, search.get('stock')),
    price: isRange && (from || to) ? price : undefined,
    sort: oneOf(STAFF_PRODUCT_SORTS, search.get('sort')),
    limit: oneOf(STAFF_PAGE_SIZES.map(String), search.get('limit')),
    page: /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
  };
  return Object.fromEntries(Object.entries(requestedParams).filter(([, value]) => value !== undefined));
}

export function productExportQuery(search: URLSearchParams): ApiInput<'GET /admin/products/export'>['query'] {
  const { page: _page, limit: _limit, ...query } = staffProductQuery(search) ?? {};
  return query;
}

export const FILTERS = ['category', 'department', 'status', 'onSale', 'stock', 'from', 'to'] as const;

/** Returns to the first page. */
export function changeListParams(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): { search: string } {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return { search: next.toString() };
}
