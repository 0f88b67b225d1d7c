import { ensureCollections } from './ensure-collections.ts';
import type { Migration } from './migration.ts';

export const auditTrail: Migration = {
  name: '020-audit-trail',
  up: async (connection) => {
    await ensureCollections(connection, ['auditEntries']);
    await connection
      .collection('auditEntries')
      .createIndexes([
        { key: { at: -1, _id: -1 } },
        { key: { 'subject.kind': 1, 'subject.id': 1, at: -1, _id: -1 } },
        { key: { by: 1, at: -1, _id: -1 } },
      ]);
  },
};
