import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { alertMails } from './back-in-stock-mail.ts';
import { alertsMigrations } from './migrations.ts';
import { personalAlerts } from './personal-alerts.ts';
import { queueDueAlerts } from './queue-due-alerts.ts';
import * as requestAlert from './request-alert.ts';
import { stockAlertSchema } from './stock-alert.model.ts';

const defineModels = (connection: Connection) => ({
  stockAlerts: connection.model('StockAlert', stockAlertSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof alertMails, true> {}
}

export const alerts = defineFeature({
  defineModels,
  routeModules: [requestAlert],
  mails: alertMails,
  jobs: [
    {
      name: 'stock alerts',
      everyMs: 3_000,
      run: async ({ database, now, wakeMailWorker }) => {
        if ((await queueDueAlerts(database, now)) > 0) wakeMailWorker();
      },
    },
  ],
  migrations: alertsMigrations,
  personalRecords: personalAlerts,
});
