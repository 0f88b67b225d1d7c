import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { courierSchema } from './courier.model.ts';
import * as listOwedCash from './list-owed-cash.ts';
import * as listRemittances from './list-remittances.ts';
import * as listReturnRates from './list-return-rates.ts';
import * as markCashReceived from './mark-cash-received.ts';
import { cashMigrations } from './migrations.ts';
import * as readClosing from './read-closing.ts';
import * as recordRemittance from './record-remittance.ts';
import * as returnCosts from './return-costs.ts';
import { remittanceSchema } from './remittance.model.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';
import { settledTrackingRetention } from './tracking-retention.ts';
import * as undoRemittance from './undo-remittance.ts';

const defineModels = (connection: Connection) => ({
  couriers: connection.model('Courier', courierSchema),
  remittances: connection.model('Remittance', remittanceSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

/** What couriers remit, the daily closing, and parcels that came back. */
export const cash = defineFeature({
  defineModels,
  routeModules: [
    listOwedCash,
    recordRemittance,
    listRemittances,
    undoRemittance,
    markCashReceived,
    readClosing,
    listReturnRates,
    returnCosts,
  ],
  migrations: cashMigrations,
  retentionRules: [settledTrackingRetention],
  invariants: [remittancesWithinCash],
});
