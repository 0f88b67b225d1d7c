import type { Migration } from './migration.ts';

/** The parts of a bulk change are found by its entry. */
export const bulkAuditEntries: Migration = {
  name: '090-bulk-audit-entries',
  up: async (connection) => {
    await connection.collection('auditEntries').createIndex({ bulk: 1 }, { sparse: true });
  },
};
