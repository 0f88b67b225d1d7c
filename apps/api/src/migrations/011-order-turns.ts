import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

/** The collection is made here, so that the transaction of an order need not. */
export const orderTurns: Migration = {
  name: '011-order-turns',
  up: async (connection) => {
    await ensureCollections(connection, ['orderTurns']);
    await connection
      .collection('orderTurns')
      .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
  },
};
