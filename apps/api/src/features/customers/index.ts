import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as addCustomer from './add-customer.ts';
import * as customerCard from './customer-card.ts';
import { customerNoteSchema, personalNotes } from './customer-note.model.ts';
import { customerStatsMatchOrders, refreshCustomerStats } from './customer-stats.ts';
import * as listCustomers from './list-customers.ts';
import { customersMigrations } from './migrations.ts';

const defineModels = (connection: Connection) => ({
  customerNotes: connection.model('CustomerNote', customerNoteSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const customers = defineFeature({
  defineModels,
  routeModules: [listCustomers, addCustomer, customerCard],
  migrations: customersMigrations,
  personalRecords: personalNotes,
  invariants: [customerStatsMatchOrders],
  subscribers: [
    {
      event: 'orders.posted',
      handle: (database, { orders }, session) =>
        refreshCustomerStats(
          database,
          orders.map(({ user }) => user),
          session,
        ),
    },
    {
      event: 'order.moved',
      handle: (database, { order }, session) => refreshCustomerStats(database, [order.user], session),
    },
  ],
});
