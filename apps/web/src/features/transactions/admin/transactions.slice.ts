import type { ApiInput } from '../../../lib/api-client.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

type Query = ApiInput<'GET /admin/transactions'>['query'];

export const transactions = createReadSlice('transactions', (api, query: Query) =>
  api.call('GET /admin/transactions', { query }),
);

export const exportTransactions = createAdminThunk(
  'transactions/export',
  (api, query: ApiInput<'GET /admin/transactions/export'>['query']) =>
    api.call('GET /admin/transactions/export', { query }),
);
