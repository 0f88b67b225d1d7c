import { ensureIndexes, type Migration } from '../../platform/database/migrations/migration.ts';

const personalData: Migration = {
  name: '060-personal-data',
  up: async (connection) => {
    await ensureIndexes(connection, {
      erasures: [{ key: { erasedAt: 1 } }],
      jobLeases: [],
      outboxMails: [
        { key: { user: 1 }, sparse: true },
        { key: { order: 1 }, sparse: true },
        { key: { to: 1 } },
        { key: { state: 1, createdAt: 1 } },
      ],
      stockAlerts: [{ key: { user: 1 }, sparse: true }],
      contactMessages: [{ key: { user: 1 }, sparse: true }, { key: { email: 1 } }],
      promoUses: [{ key: { user: 1 } }],
      reviewReports: [{ key: { reporter: 1 } }],
      orders: [{ key: { erasedAt: 1 }, sparse: true }],
      carts: [{ key: { changedAt: 1 } }],
      auditEntries: [{ key: { 'subject.id': 1 } }],
    });
    await connection
      .collection('carts')
      .updateMany({ changedAt: { $exists: false } }, { $set: { changedAt: new Date() } });
  },
};

export const privacyMigrations = [personalData];
