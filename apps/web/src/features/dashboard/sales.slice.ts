import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { makeReadSlice } from '../admin/read-slice.ts';

export const sales = makeReadSlice('sales', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/sales', { query: { by } }),
);
