import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';

export const addCustomer = createAdminThunk('customers/add', 'POST /admin/customers');

export const noteCustomer = createAdminThunk('customerCard/note', 'POST /admin/customers/:id/notes');

export const customerCard = createReadSlice('customerCard', 'GET /admin/customers/:id', [noteCustomer]);

export const sendPasswordReset = createAdminThunk(
  'customerCard/reset',
  'POST /admin/customers/:id/password-reset',
);

export const signCustomerOut = createAdminThunk(
  'customerCard/signOut',
  'DELETE /admin/customers/:id/sessions',
);

type Query = ApiInput<'GET /admin/customers'>['query'];

export const customers = createReadSlice('customers', 'GET /admin/customers');

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
