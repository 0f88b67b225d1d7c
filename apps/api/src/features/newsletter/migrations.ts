import type { Migration } from '../../platform/database/migrations/migration.ts';

const DAY_S = 24 * 60 * 60;

const newsletterIndexes: Migration = {
  name: '005-newsletter',
  up: async (connection) => {
    await connection.collection('newsletterSubscriptions').createIndexes([
      { key: { email: 1 }, unique: true },
      {
        key: { requestedAt: 1 },
        expireAfterSeconds: 30 * DAY_S,
        partialFilterExpression: { state: 'pending' },
      },
    ]);
    await connection
      .collection('newsletterTokens')
      .createIndexes([
        { key: { tokenHash: 1 }, unique: true },
        { key: { subscription: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]);
  },
};

export const newsletterMigrations = [newsletterIndexes];
