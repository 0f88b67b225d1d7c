import { type SalesPeriod, SALES_PERIODS } from '@e-store/shared/dashboard/sales-period';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { apiCall } from '../../../lib/thunk.ts';

export const topProducts = createReadSlice('topProducts', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/top', { query: { by } }),
);

export const sales = createReadSlice('sales', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/sales', { query: { by } }),
);

export const summary = createReadSlice('summary', apiCall('GET /admin/dashboard'));

export const exportDashboard = createAdminThunk(
  'summary/export',
  (api, query: { sales: SalesPeriod; top: SalesPeriod }) =>
    api.call('GET /admin/dashboard/export', { query }),
);

export function readPeriod(search: URLSearchParams, part: 'sales' | 'top'): SalesPeriod {
  return SALES_PERIODS.find((period) => period === search.get(part)) ?? 'quarter';
}
