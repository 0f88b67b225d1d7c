import {
  exportDashboard,
  getSales,
  getSummary,
  getTopProducts,
  getWork,
} from '@e-store/shared/dashboard/endpoints';
import { workKindsFor } from '@e-store/shared/dashboard/work-sections';
import { indiaDay } from '@e-store/shared/india-day';
import { type Route, route } from '../../platform/http/route.ts';
import { dashboardCsv } from './dashboard-csv.ts';
import { countWork, readSales, readSummary, readTopProducts } from './read-dashboard.ts';

export const dashboardRoutes: Route[] = [
  route(getWork, ({ session }, context) => countWork(context, workKindsFor(session.user.role))),
  route(getSummary, (_input, context) => readSummary(context)),
  route(getSales, async ({ query: { by } }, context) => ({ by, bars: await readSales(context, by) })),
  route(getTopProducts, async ({ query: { by } }, context) => ({
    by,
    ...(await readTopProducts(context, by)),
  })),
  route(exportDashboard, async ({ query }, context) => {
    const [summary, bars, top] = await Promise.all([
      readSummary(context),
      readSales(context, query.sales),
      readTopProducts(context, query.top),
    ]);
    const filename = `dashboard-${indiaDay(context.now())}.csv`;
    return { filename, csv: dashboardCsv(summary, bars, top) };
  }),
];
