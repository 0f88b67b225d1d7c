import type { Migration } from './migration.ts';

/** What was ordered within the last minute is looked up three times a minute: without it, in the whole ledger. */
export const movementsByTime: Migration = {
  name: '075-movements-by-time',
  up: async (connection) => {
    await connection.collection('stockMovements').createIndexes([{ key: { reason: 1, at: 1 } }]);
  },
};
