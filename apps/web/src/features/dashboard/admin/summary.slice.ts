import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const summary = createReadSlice('summary', (api) => api.call('GET /admin/dashboard'));

export const exportDashboard = createAdminThunk(
  'summary/export',
  (api, query: { sales: SalesPeriod; top: SalesPeriod }) =>
    api.call('GET /admin/dashboard/export', { query }),
);
