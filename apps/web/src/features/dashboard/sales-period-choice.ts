import { SALES_PERIODS, type SalesPeriod } from '@e-store/shared/dashboard/sales-period';

/** Which time a part of the dashboard shows, as the address says it: quarters, unless it names years. */
export function periodIn(search: URLSearchParams, part: 'sales' | 'top'): SalesPeriod {
  return SALES_PERIODS.find((period) => period === search.get(part)) ?? 'quarter';
}
