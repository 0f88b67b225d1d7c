import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { addCustomerNoteRoute } from './add-note.ts';
import { customerNoteSchema } from './customer-note.model.ts';
import { customerStatsMatchOrders } from './customers.invariant.ts';
import { endCustomerSessionsRoute } from './end-sessions.ts';
import { getCustomerRoute } from './get-customer.ts';
import { listCustomersRoute } from './list-customers.ts';
import { customersMigrations } from './migrations.ts';
import { personalNotes } from './personal-notes.ts';
import { addOrderToCustomerStats, refreshCustomerStats } from './refresh-customer-stats.ts';
import { sendCustomerResetRoute } from './send-reset.ts';

const defineModels = (connection: Connection) => ({
  customerNotes: connection.model('CustomerNote', customerNoteSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const customers = defineFeature({
  defineModels,
  routes: [
    listCustomersRoute,
    getCustomerRoute,
    addCustomerNoteRoute,
    sendCustomerResetRoute,
    endCustomerSessionsRoute,
  ],
  migrations: customersMigrations,
  personalRecords: personalNotes,
  invariants: [customerStatsMatchOrders],
  subscribers: [
    {
      event: 'order.placed',
      handle: (database, { order }, session) => addOrderToCustomerStats(database, order, session),
    },
    {
      event: 'order.moved',
      handle: (database, { order }, session) => refreshCustomerStats(database, order.user, session),
    },
  ],
});
