import { type Migration, ensureCollections } from '../../platform/database/migrations/migration.ts';

const personalData: Migration = {
  name: '060-personal-data',
  up: async (connection) => {
    await ensureCollections(connection, ['erasures', 'jobLeases']);
    const of = (name: string) => connection.collection(name);
    await of('erasures').createIndexes([{ key: { erasedAt: 1 } }]);
    await of('outboxMails').createIndexes([
      { key: { user: 1 }, sparse: true },
      { key: { order: 1 }, sparse: true },
      { key: { to: 1 } },
      { key: { state: 1, createdAt: 1 } },
    ]);
    await of('stockAlerts').createIndexes([{ key: { user: 1 }, sparse: true }]);
    await of('contactMessages').createIndexes([{ key: { user: 1 }, sparse: true }, { key: { email: 1 } }]);
    await of('promoUses').createIndexes([{ key: { user: 1 } }]);
    await of('reviewReports').createIndexes([{ key: { reporter: 1 } }]);
    await of('orders').createIndexes([{ key: { erasedAt: 1 }, sparse: true }]);
    await of('carts').createIndexes([{ key: { changedAt: 1 } }]);
    await of('carts').updateMany({ changedAt: { $exists: false } }, { $set: { changedAt: new Date() } });
    await of('auditEntries').createIndexes([{ key: { 'subject.id': 1 } }]);
  },
};

export const privacyMigrations = [personalData];
