import type { SalesPeriod } from '@e-store/shared/dashboard/sales-period';
import { makeReadSlice } from '../admin/read-slice.ts';

export const topProducts = makeReadSlice('topProducts', (api, by: SalesPeriod) =>
  api.call('GET /admin/dashboard/top', { query: { by } }),
);
