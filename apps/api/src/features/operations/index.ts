import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as getStatus from './get-status.ts';
import { heartbeatSchema, recordHeartbeat } from './heartbeat.model.ts';
import * as deadMails from './dead-mails.ts';
import { mailAddressRetention, personalMails } from './personal-mails.ts';

const defineModels = (connection: Connection) => ({
  heartbeats: connection.model('Heartbeat', heartbeatSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const operations = defineFeature({
  defineModels,
  routeModules: [getStatus, deadMails],
  jobs: [recordHeartbeat],
  personalRecords: personalMails,
  retentionRules: [mailAddressRetention],
  work: {
    deadMails: ({ database }) => database.outboxMails.countDocuments(deadMails.RESENDABLE_MAIL),
  },
});
