import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { getStatusRoute } from './get-status.ts';
import { heartbeatSchema } from './heartbeat.model.ts';
import { RESENDABLE_MAIL } from './mails/dead-mails.ts';
import { listDeadMailsRoute } from './mails/list-dead-mails.ts';
import { mailAddressRetention, personalMails } from './mails/personal-mails.ts';
import { settleDeadMailsRoute } from './mails/settle-dead-mails.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

const defineModels = (connection: Connection) => ({
  heartbeats: connection.model('Heartbeat', heartbeatSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const operations = defineFeature({
  defineModels,
  routes: [getStatusRoute, listDeadMailsRoute, settleDeadMailsRoute],
  jobs: [recordHeartbeat],
  personalRecords: personalMails,
  retentionRules: [mailAddressRetention],
  work: {
    deadMails: ({ database }) => database.outboxMails.countDocuments(RESENDABLE_MAIL),
  },
});
