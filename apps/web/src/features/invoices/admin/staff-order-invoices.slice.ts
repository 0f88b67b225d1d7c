import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createInvoicesSlice } from '../order-invoices.slice.ts';

export const staffOrderInvoices = createInvoicesSlice(
  'staffOrderInvoices',
  createAdminThunk('staffOrderInvoices/fetch', 'GET /admin/orders/:id/invoices'),
);
