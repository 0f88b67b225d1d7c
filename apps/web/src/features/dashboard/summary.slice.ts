import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createDashThunk } from '../admin/dash-thunk.ts';
import { makeReadSlice } from '../admin/read-slice.ts';

export const summary = makeReadSlice('summary', (api) => api.call('GET /admin/dashboard'));

export const exportDashboard = createDashThunk(
  'summary/export',
  (api, query: { sales: SalesPeriod; top: SalesPeriod }) =>
    api.call('GET /admin/dashboard/export', { query }),
);
