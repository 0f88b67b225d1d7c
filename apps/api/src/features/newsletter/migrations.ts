import { indexMigration } from '../../platform/database/migrations/migration.ts';

const DAY_S = 24 * 60 * 60;

export const newsletterMigrations = [
  indexMigration('005-newsletter', {
    newsletterSubscriptions: [
      { key: { email: 1 }, unique: true },
      {
        key: { requestedAt: 1 },
        expireAfterSeconds: 30 * DAY_S,
        partialFilterExpression: { state: 'pending' },
      },
    ],
    newsletterTokens: [
      { key: { tokenHash: 1 }, unique: true },
      { key: { subscription: 1 } },
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  }),
];
