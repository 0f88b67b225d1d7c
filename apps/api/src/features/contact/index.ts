import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as changeTicket from './change-ticket.ts';
import { contactMessageSchema } from './contact-message.model.ts';
import * as listTickets from './list-tickets.ts';
import { contactMails } from './contact-mails.ts';
import { contactMigrations } from './migrations.ts';
import { messageRetention, personalMessages } from './personal-messages.ts';
import * as sendContactMessage from './send-contact-message.ts';
import { ticketNumberSearch } from './ticket-number-search.ts';

const defineModels = (connection: Connection) => ({
  contactMessages: connection.model('ContactMessage', contactMessageSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds extends Record<keyof typeof contactMails, true> {}
}

export const contact = defineFeature({
  defineModels,
  routeModules: [sendContactMessage, listTickets, changeTicket],
  mails: contactMails,
  migrations: contactMigrations,
  numberSearches: [ticketNumberSearch],
  personalRecords: personalMessages,
  retentionRules: [messageRetention],
  work: {
    complaintsDue: ({ database, now }) =>
      database.contactMessages.countDocuments(listTickets.ticketFilters(now()).due),
    messagesToAnswer: ({ database, now }) =>
      database.contactMessages.countDocuments(listTickets.ticketFilters(now()).open),
  },
});
