import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { apiCall } from '../../../lib/thunk.ts';
import { createInvoicesSlice } from '../order-invoices.slice.ts';

export const staffOrderInvoices = createInvoicesSlice(
  'staffOrderInvoices',
  createAdminThunk('staffOrderInvoices/fetch', apiCall('GET /admin/orders/:id/invoices')),
);
