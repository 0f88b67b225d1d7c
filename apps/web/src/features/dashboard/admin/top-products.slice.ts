import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { createReadSlice } from '../../../lib/create-read-slice.ts';

export const topProducts = createReadSlice('topProducts', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/top', { query: { by } }),
);
