import type { ApiInput } from '../../../lib/api-client.ts';
import { createDashThunk } from '../dash-thunk.ts';
import { makeReadSlice } from '../read-slice.ts';

type Query = ApiInput<'GET /admin/transactions'>['query'];

export const transactions = makeReadSlice('transactions', (api, query: Query) =>
  api.call('GET /admin/transactions', { query }),
);

export const exportTransactions = createDashThunk(
  'transactions/export',
  (api, query: ApiInput<'GET /admin/transactions/export'>['query']) =>
    api.call('GET /admin/transactions/export', { query }),
);
