import { type Migration, ensureCollections } from '../../platform/database/migrations/migration.ts';

const salesDays: Migration = {
  name: '040-sales-days',
  up: async (connection) => {
    await ensureCollections(connection, ['salesDays']);
    await connection.collection('users').createIndexes([{ key: { role: 1, createdAt: 1 } }]);
  },
};

export const dashboardMigrations = [salesDays];
