import type { Connection } from 'mongoose';
import { auditEntrySchema } from './audit/audit-entry.model.ts';
import { defineFeature } from './feature.ts';
import { idempotencyKeySchema } from './idempotency/idempotency-key.model.ts';
import { personalIdempotencyKeys } from './idempotency/personal-idempotency-keys.ts';
import { jobLeaseSchema } from './jobs/take-lease.ts';
import { platformMigrations } from './migrations.ts';
import { outboxMailSchema } from './outbox/outbox-mail.model.ts';

const defineModels = (connection: Connection) => ({
  auditEntries: connection.model('AuditEntry', auditEntrySchema),
  idempotencyKeys: connection.model('IdempotencyKey', idempotencyKeySchema),
  jobLeases: connection.model('JobLease', jobLeaseSchema),
  outboxMails: connection.model('OutboxMail', outboxMailSchema),
});

declare module './database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const platform = defineFeature({
  defineModels,
  migrations: platformMigrations,
  personalRecords: personalIdempotencyKeys,
});
