import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

export const noteCustomer = createAdminThunk(
  'customerCard/note',
  (api, { id, words }: { id: string; words: string }) =>
    api.call('POST /admin/customers/:id/notes', { params: { id }, body: { words } }),
);

export const customerCard = createReadSlice(
  'customerCard',
  (api, id: string) => api.call('GET /admin/customers/:id', { params: { id } }),
  [noteCustomer],
);

export const sendPasswordReset = createAdminThunk('customerCard/reset', (api, id: string) =>
  api.call('POST /admin/customers/:id/password-reset', { params: { id } }),
);

export const signCustomerOut = createAdminThunk('customerCard/signOut', (api, id: string) =>
  api.call('DELETE /admin/customers/:id/sessions', { params: { id } }),
);

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
