import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { daysBefore, idFilter, ONLY_ID, toIds } from '../../platform/personal-data/retention-rule.ts';
import { changeNewsletterRoute } from './change-newsletter.ts';
import { eraseCustomerRoute, exportCustomerRoute } from './customer-requests.ts';
import { endMyAlertRoute } from './end-my-alert.ts';
import { eraseMeRoute } from './erase-me.ts';
import { erasureSchema } from './erasure.model.ts';
import { exportMeRoute } from './export-me.ts';
import { getPrivacyRoute } from './get-privacy.ts';
import { privacyMails } from './mails/account-erased-mail.ts';
import { privacyMigrations } from './migrations.ts';
import { nameNomineeRoute, removeNomineeRoute } from './nominee.ts';
import { askEmailProofRoute, proveEmailRoute } from './prove-email.ts';
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
  routes: [
    exportMeRoute,
    getPrivacyRoute,
    changeNewsletterRoute,
    endMyAlertRoute,
    nameNomineeRoute,
    removeNomineeRoute,
    askEmailProofRoute,
    proveEmailRoute,
    eraseMeRoute,
    exportCustomerRoute,
    eraseCustomerRoute,
  ],
  mails: privacyMails,
  jobs: [purgeExpiredData],
  migrations: privacyMigrations,
  retentionRules: [
    {
      name: 'erasures',
      find: async ({ erasures }, { erasureDays }, now, limit) =>
        toIds(
          await erasures
            .find({ erasedAt: daysBefore(now, erasureDays) }, ONLY_ID)
            .limit(limit)
            .lean(),
        ),
      purge: ({ erasures }, ids) => erasures.deleteMany(idFilter(ids)),
    },
  ],
});
