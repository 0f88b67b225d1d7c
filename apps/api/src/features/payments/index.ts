import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { cashOnDelivery } from './cod/cod-provider.ts';
import { paymentsMigrations } from './migrations.ts';
import { ledgerMatchesPayments, ledgerSchema } from './payment-ledger.ts';
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { upi } from './upi/upi-provider.ts';

const defineModels = (connection: Connection) => ({
  paymentLedger: connection.model('PaymentLedger', ledgerSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/context.ts' {
  interface Services {
    paymentProviders: PaymentProviders;
  }
}

/** All ways to pay, in the order of the checkout. A further one is a folder and a line here. */
const PROVIDERS: readonly PaymentProvider[] = [cashOnDelivery, upi];

export const payments = defineFeature({
  defineModels,
  migrations: paymentsMigrations,
  invariants: [ledgerMatchesPayments],
  start: () => ({
    services: { paymentProviders: new Map(PROVIDERS.map((provider) => [provider.code, provider])) },
  }),
});
