import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { daysBefore, retentionOf } from '../../platform/personal-data/retention-rule.ts';
import * as ownData from './own-data.ts';
import * as customerRequests from './customer-requests.ts';
import { type ErasureRecord, erasureSchema } from './erasure.model.ts';
import { privacyMails } from './account-erased-mail.ts';
import { privacyMigrations } from './migrations.ts';
import { purgeExpiredData } from './purge-expired.ts';

const defineModels = (connection: Connection) => ({
  erasures: connection.model('Erasure', erasureSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof privacyMails, true> {}
}

export const privacy = defineFeature({
  defineModels,
  routeModules: [ownData, customerRequests],
  mails: privacyMails,
  jobs: [purgeExpiredData],
  migrations: privacyMigrations,
  retentionRules: [
    retentionOf<ErasureRecord>('erasures', 'erasures', ({ erasureDays }, now) => ({
      erasedAt: daysBefore(now, erasureDays),
    })),
  ],
});
