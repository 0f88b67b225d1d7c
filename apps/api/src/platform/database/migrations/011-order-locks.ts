import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

export const orderLockIndexes: Migration = {
  name: '011-order-turns',
  up: async (connection) => {
    await ensureCollections(connection, ['orderTurns']);
    await connection
      .collection('orderTurns')
      .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
  },
};
