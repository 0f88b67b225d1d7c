import { SALES_PERIODS, type SalesPeriod } from '@e-store/shared/dashboard/sales-period';

export function readPeriod(search: URLSearchParams, part: 'sales' | 'top'): SalesPeriod {
  return SALES_PERIODS.find((period) => period === search.get(part)) ?? 'quarter';
}
