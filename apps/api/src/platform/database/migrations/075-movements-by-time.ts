import type { Migration } from './migration.ts';

/** The selloff watch queries the last minute of the ledger three times a minute. */
export const movementsByTime: Migration = {
  name: '075-movements-by-time',
  up: async (connection) => {
    await connection.collection('stockMovements').createIndexes([{ key: { reason: 1, at: 1 } }]);
  },
};
