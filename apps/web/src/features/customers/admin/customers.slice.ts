import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/customers'>['query'];

export const customers = createReadSlice('customers', (api, query: Query) =>
  api.call('GET /admin/customers', { query }),
);

export function customerQuery(search: URLSearchParams): Query {
  const { keyword, ...others } = readListParams(search, {
    keyword: read.words,
    sort: read.oneOf(CUSTOMER_SORTS),
    page: read.page,
    from: read.day,
    to: read.day,
  });
  return { ...others, ...(keyword && { search: keyword }) } as Query;
}
