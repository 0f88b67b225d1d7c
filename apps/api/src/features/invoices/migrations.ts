import { indexMigration } from '../../platform/database/migrations/migration.ts';

/** Orders that are packed from now on get an invoice. */
const invoices = indexMigration('100-invoices', {
  invoices: [
    { key: { number: 1 }, unique: true },
    { key: { order: 1, issuedAt: 1 } },
    { key: { issuedAt: 1, _id: 1 } },
    { key: { user: 1 } },
    {
      name: 'credited_once',
      key: { 'against._id': 1, return: 1 },
      unique: true,
      partialFilterExpression: { kind: 'credit-note' },
    },
  ],
});

export const invoicesMigrations = [invoices];
