import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

/** The collection is made here, so that the transaction of a change need not. */
export const idempotencyKeys: Migration = {
  name: '088-idempotency-keys',
  up: async (connection) => {
    await ensureCollections(connection, ['idempotencyKeys']);
    await connection.collection('idempotencyKeys').createIndexes([
      { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      // An erased account takes its keys along, and its name out of the answers to others.
      { key: { user: 1 }, sparse: true },
      { key: { namesOthers: 1 }, sparse: true },
    ]);
  },
};
