import { getSales, type SalesBar } from '@e-store/shared/dashboard/endpoints';
import { salesSpans } from '@e-store/shared/dashboard/sales-period';
import { indiaDay } from '@e-store/shared/india-day';
import { route } from '../http/route.ts';

export const getSalesRoute = route(getSales, async ({ query }, { sales, now }) => {
  const bars: SalesBar[] = [];
  for (const span of salesSpans(query.by, indiaDay(now()))) {
    const { orders, sales: sold, profit, ordersWithoutCost } = await sales.addUp(span);
    bars.push({ ...span, orders, sales: sold, profit, ordersWithoutCost });
  }
  return { by: query.by, bars };
});
