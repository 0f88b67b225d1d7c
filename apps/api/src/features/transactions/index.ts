import type { ClientSession, Connection } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import * as listTransactions from './list-transactions.ts';
import { transactionsMigrations } from './migrations.ts';
import { transactionSchema } from './transaction.model.ts';
import { cashBookMatchesOrders, writeTransactions } from './build-transactions.ts';

const defineModels = (connection: Connection) => ({
  transactions: connection.model('Transaction', transactionSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const transactions = defineFeature({
  defineModels,
  routeModules: [listTransactions],
  migrations: transactionsMigrations,
  invariants: [cashBookMatchesOrders],
  subscribers: [
    {
      event: 'orders.posted',
      handle: (database, { orders }, session) => writeTransactions(database, orders, session),
    },
    ...(['order.moved', 'order.amended'] as const).map((event) => ({
      event,
      handle: (database: Database, { order }: { order: OrderRecord }, session: ClientSession) =>
        writeTransactions(database, [order], session),
    })),
  ],
});
