import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const transactions = createReadSlice('transactions', 'GET /admin/transactions');

export const exportTransactions = createAdminThunk('transactions/export', 'GET /admin/transactions/export');
