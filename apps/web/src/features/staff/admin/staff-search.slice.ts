import { canUseSection } from '@e-store/shared/staff/sections';
import type { ApiClient, ApiResponse } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import type { Role } from '@e-store/shared/roles';

type Lists = {
  numbers?: ApiResponse<'GET /admin/numbers'>;
  orders?: ApiResponse<'GET /admin/orders'>;
  customers?: ApiResponse<'GET /admin/customers'>;
  products?: ApiResponse<'GET /admin/products'>;
};

const ROWS = '5';

export const readKeyword = (search: URLSearchParams): string =>
  (search.get('keyword') ?? '').trim().slice(0, 64);

export const staffSearch = createReadSlice(
  'staffSearch',
  async (api, { words, role }: { words: string; role: Role }) => ({
    words,
    lists: words === '' ? {} : await searchLists(api, words, role),
  }),
);

async function searchLists(api: ApiClient, words: string, role: Role): Promise<Lists> {
  const [numbers, orders, customers, products] = await Promise.all([
    canUseSection(role, 'orders') ? api.call('GET /admin/numbers', { query: { number: words } }) : undefined,
    canUseSection(role, 'orders')
      ? api.call('GET /admin/orders', { query: { search: words, limit: ROWS } })
      : undefined,
    canUseSection(role, 'customers')
      ? api.call('GET /admin/customers', { query: { search: words, limit: ROWS } })
      : undefined,
    canUseSection(role, 'products')
      ? api.call('GET /admin/products', { query: { keyword: words, limit: ROWS } })
      : undefined,
  ]);
  return {
    ...(numbers && { numbers }),
    ...(orders && { orders }),
    ...(customers && { customers }),
    ...(products && { products }),
  };
}
