import { type SalesPeriod, SALES_PERIODS } from '@e-store/shared/dashboard/sales-period';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const topProducts = createReadSlice('topProducts', 'GET /admin/dashboard/top');
export const sales = createReadSlice('sales', 'GET /admin/dashboard/sales');
export const summary = createReadSlice('summary', 'GET /admin/dashboard');

export const exportDashboard = createAdminThunk('summary/export', 'GET /admin/dashboard/export');

export function readPeriod(search: URLSearchParams, part: 'sales' | 'top'): SalesPeriod {
  return SALES_PERIODS.find((period) => period === search.get(part)) ?? 'quarter';
}
