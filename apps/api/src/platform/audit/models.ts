import type { Connection } from 'mongoose';
import { auditEntrySchema } from './audit-entry.model.ts';

export function defineStaffModels(connection: Connection) {
  return { auditEntries: connection.model('AuditEntry', auditEntrySchema) };
}
