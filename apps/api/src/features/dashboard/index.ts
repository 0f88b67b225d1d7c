import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { invalidateSalesDay, createSalesDays, type SalesDays } from './sales-days.ts';
import { dashboardMigrations } from './migrations.ts';
import { salesDaySchema } from './sales-day.model.ts';
import * as readDashboard from './read-dashboard.ts';
import { salesDaysMatchOrders } from './sum-orders.ts';

const defineModels = (connection: Connection) => ({
  salesDays: connection.model('SalesDay', salesDaySchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    sales: SalesDays;
  }
}

export const dashboard = defineFeature({
  defineModels,
  routeModules: [readDashboard],
  migrations: dashboardMigrations,
  invariants: [salesDaysMatchOrders],
  subscribers: [
    {
      event: 'order.moved',
      handle: async (database, { order, at, changesSales }, session) => {
        if (changesSales) await invalidateSalesDay(database, order, at, session);
      },
    },
  ],
  start: ({ database, now }) => ({ services: { sales: createSalesDays(database, now) } }),
});
