import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

export const salesDays: Migration = {
  name: '040-sales-days',
  up: async (connection) => {
    await ensureCollections(connection, ['salesDays']);
    await connection.collection('users').createIndexes([{ key: { role: 1, createdAt: 1 } }]);
  },
};
