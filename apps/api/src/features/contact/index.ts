import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import {
  answerTicketRoute,
  getTicketRoute,
  setTicketStateRoute,
  addTicketNoteRoute,
} from './change-ticket.ts';
import { contactMessageSchema } from './contact-message.model.ts';
import { listContactMessagesRoute, listMyTicketsRoute, ticketFilters } from './list-tickets.ts';
import { contactMails } from './contact-mails.ts';
import { contactMigrations } from './migrations.ts';
import { messageRetention, personalMessages } from './personal-messages.ts';
import { sendContactMessageRoute } from './send-contact-message.ts';

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
  routes: [
    sendContactMessageRoute,
    listMyTicketsRoute,
    listContactMessagesRoute,
    getTicketRoute,
    answerTicketRoute,
    addTicketNoteRoute,
    setTicketStateRoute,
  ],
  mails: contactMails,
  migrations: contactMigrations,
  personalRecords: personalMessages,
  retentionRules: [messageRetention],
  work: {
    complaintsDue: ({ database, now }) => database.contactMessages.countDocuments(ticketFilters(now()).due),
    messagesToAnswer: ({ database, now }) =>
      database.contactMessages.countDocuments(ticketFilters(now()).open),
  },
});
