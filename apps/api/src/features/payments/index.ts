import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { paymentsMigrations } from './migrations.ts';
import { paymentNumberSearch } from './payment-number-search.ts';
import { ledgerMatchesPayments, ledgerSchema } from './payment-ledger.ts';
import { paymentDiscrepancySchema } from './payment-discrepancy.model.ts';
import { paymentEventSchema } from './payment-event.model.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { statementColumnsSchema } from './statement-columns.model.ts';

const defineModels = (connection: Connection) => ({
  paymentLedger: connection.model('PaymentLedger', ledgerSchema),
  paymentEvents: connection.model('PaymentEvent', paymentEventSchema),
  paymentDiscrepancies: connection.model('PaymentDiscrepancy', paymentDiscrepancySchema),
  statementColumns: connection.model('StatementColumns', statementColumnsSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    paymentProviders: PaymentProviders;
  }
}

export const payments = defineFeature({
  defineModels,
  migrations: paymentsMigrations,
  numberSearches: [paymentNumberSearch],
  invariants: [ledgerMatchesPayments],
  start: ({ config }) => ({ services: { paymentProviders: createPaymentProviders(config) } }),
});
