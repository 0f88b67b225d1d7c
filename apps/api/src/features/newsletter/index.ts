import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as subscribe from './subscribe.ts';
import * as listSubscribers from './list-subscribers.ts';
import { newsletterMigrations } from './migrations.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { newsletterTokenSchema } from './newsletter-token.ts';
import { personalNewsletter, unconfirmedRetention, subscriptionSchema } from './subscription.model.ts';

const defineModels = (connection: Connection) => ({
  newsletterSubscriptions: connection.model('NewsletterSubscription', subscriptionSchema),
  newsletterTokens: connection.model('NewsletterToken', newsletterTokenSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof newsletterMails, true> {}
}

export const newsletter = defineFeature({
  defineModels,
  routeModules: [subscribe, listSubscribers],
  mails: newsletterMails,
  migrations: newsletterMigrations,
  personalRecords: personalNewsletter,
  retentionRules: [unconfirmedRetention],
});
