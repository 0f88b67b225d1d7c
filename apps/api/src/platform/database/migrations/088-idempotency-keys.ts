import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

export const idempotencyKeys: Migration = {
  name: '088-idempotency-keys',
  up: async (connection) => {
    await ensureCollections(connection, ['idempotencyKeys']);
    await connection.collection('idempotencyKeys').createIndexes([
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      // Account erasure deletes the keys of the person, and responses that may name them.
      { key: { user: 1 }, sparse: true },
      { key: { namesOthers: 1 }, sparse: true },
    ]);
  },
};
