import type { Migration } from './migration.ts';

export const bulkAuditEntries: Migration = {
  name: '090-bulk-audit-entries',
  up: async (connection) => {
    await connection.collection('auditEntries').createIndex({ bulk: 1 }, { sparse: true });
  },
};
