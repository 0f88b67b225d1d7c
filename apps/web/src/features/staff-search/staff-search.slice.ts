import type { Role } from '@e-store/shared/endpoint';
import { mayUse } from '@e-store/shared/staff/sections';
import type { ApiClient, ApiResponse } from '../../lib/api-client.ts';
import { makeReadSlice } from '../admin/read-slice.ts';

type Lists = {
  orders?: ApiResponse<'GET /admin/orders'>;
  customers?: ApiResponse<'GET /admin/customers'>;
  products?: ApiResponse<'GET /admin/products'>;
};

const ROWS = '5';

export const wordsIn = (search: URLSearchParams): string => (search.get('keyword') ?? '').trim().slice(0, 64);

export const staffSearch = makeReadSlice(
  'staffSearch',
  async (api, { words, role }: { words: string; role: Role }) => ({
    words,
    lists: words === '' ? {} : await askLists(api, words, role),
  }),
);

async function askLists(api: ApiClient, words: string, role: Role): Promise<Lists> {
  const [orders, customers, products] = await Promise.all([
    mayUse(role, 'orders')
      ? api.call('GET /admin/orders', { query: { search: words, limit: ROWS } })
      : undefined,
    mayUse(role, 'customers')
      ? api.call('GET /admin/customers', { query: { search: words, limit: ROWS } })
      : undefined,
    mayUse(role, 'products')
      ? api.call('GET /admin/products', { query: { keyword: words, limit: ROWS } })
      : undefined,
  ]);
  return { ...(orders && { orders }), ...(customers && { customers }), ...(products && { products }) };
}
