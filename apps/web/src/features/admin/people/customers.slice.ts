import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { makeReadSlice } from '../read-slice.ts';
import { read, readAddress } from './list-url.ts';

type Query = ApiInput<'GET /admin/customers'>['query'];

export const customers = makeReadSlice('customers', (api, query: Query) =>
  api.call('GET /admin/customers', { query }),
);

export function customerQuery(search: URLSearchParams): Query {
  const { keyword, ...others } = readAddress(search, {
    keyword: read.words,
    sort: read.oneOf(CUSTOMER_SORTS),
    page: read.page,
    from: read.day,
    to: read.day,
  });
  return { ...others, ...(keyword && { search: keyword }) } as Query;
}
