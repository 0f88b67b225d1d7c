import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const sales = createReadSlice('sales', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/sales', { query: { by } }),
);
