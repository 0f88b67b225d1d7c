import { type Migration, ensureCollections } from '../../platform/database/migrations/migration.ts';

const remittances: Migration = {
  name: '101-remittances',
  up: async (connection) => {
    await ensureCollections(connection, ['couriers']);
    await connection.collection('paymentLedger').createIndexes([
      {
        name: 'remitted_once',
        key: { order: 1, 'remittance.courier': 1, reference: 1, 'remittance.repeat': 1 },
        unique: true,
        partialFilterExpression: { kind: 'remittance' },
      },
      // Covers the sums by order, whose history is longer than what is open.
      { name: 'by_method_and_order', key: { method: 1, order: 1, kind: 1, amount: 1, paise: 1, at: 1 } },
    ]);
  },
};

export const cashMigrations = [remittances];
