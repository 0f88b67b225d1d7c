import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { courierSchema } from './courier.model.ts';
import { listOwedCashRoute } from './list-owed-cash.ts';
import { listRemittancesRoute } from './list-remittances.ts';
import { listReturnRatesRoute } from './list-return-rates.ts';
import { markCashReceivedRoute } from './mark-cash-received.ts';
import { cashMigrations } from './migrations.ts';
import { readClosingRoute } from './read-closing.ts';
import { previewRemittanceRoute, recordRemittanceRoute } from './record-remittance.ts';
import { setCourierReturnCostRoute } from './return-costs.ts';
import { remittanceSchema } from './remittance.model.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';
import { undoRemittanceRoute } from './undo-remittance.ts';

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
  routes: [
    listOwedCashRoute,
    previewRemittanceRoute,
    recordRemittanceRoute,
    listRemittancesRoute,
    undoRemittanceRoute,
    markCashReceivedRoute,
    readClosingRoute,
    listReturnRatesRoute,
    setCourierReturnCostRoute,
  ],
  migrations: cashMigrations,
  invariants: [remittancesWithinCash],
});
