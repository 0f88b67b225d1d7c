import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const transactions = createReadSlice('transactions', apiCall('GET /admin/transactions'));

export const exportTransactions = createAdminThunk(
  'transactions/export',
  apiCall('GET /admin/transactions/export'),
);
