import { indexMigration } from '../../platform/database/migrations/migration.ts';

export const dashboardMigrations = [
  indexMigration('040-sales-days', { salesDays: [], users: [{ key: { role: 1, createdAt: 1 } }] }),
];
