import { indexMigration } from '../../platform/database/migrations/migration.ts';

const DAY_S = 24 * 60 * 60;

export const alertsMigrations = [
  indexMigration('006-stock-alerts', {
    stockAlerts: [
      {
        key: { product: 1, size: 1, email: 1 },
        unique: true,
        partialFilterExpression: { state: 'waiting' },
      },
      { key: { state: 1, product: 1 } },
      { key: { email: 1 } },
      { key: { requestKeys: 1 } },
      { key: { mailKeys: 1 } },
      { key: { settledAt: 1 }, expireAfterSeconds: 30 * DAY_S },
      { key: { requestedAt: 1 }, expireAfterSeconds: 365 * DAY_S },
    ],
  }),
];
