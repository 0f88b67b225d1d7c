import type { ApiInput } from '../../lib/api-client.ts';

/** The list call of E-DASH's product list, from its address: newest first, found by `keyword`, 27 a page. */
export function adminProductQuery(search: URLSearchParams): ApiInput<'GET /products'>['query'] {
  const keyword = search.get('keyword')?.trim();
  const page = search.get('page') ?? '1';
  return {
    sort: 'newest',
    limit: '27',
    page: /^[1-9]\d{0,3}$/.test(page) ? page : '1',
    ...(keyword && { keyword }),
  };
}
