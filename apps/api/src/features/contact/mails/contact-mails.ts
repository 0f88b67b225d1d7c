import type { MailTemplate, MailText } from '../../../platform/outbox/mail-template.ts';
import type { OutboxMailRecord } from '../../../platform/outbox/outbox-mail.model.ts';
import type { ContactMessageRecord } from '../contact-message.model.ts';
import { contactMessageMail } from './contact-message-mail.ts';
import { ticketAnsweredMail, ticketClosedMail, ticketReceivedMail } from './ticket-mails.ts';

type WriteForMessage = (
  message: ContactMessageRecord,
  publicUrl: string,
  mail: OutboxMailRecord,
) => MailText | undefined;

const forMessage = (write: WriteForMessage): MailTemplate => ({
  urgency: 'normal',
  write: async (mail, { database, config }) => {
    const message = await database.contactMessages.findById(mail.contactMessage).lean();
    return message ? write(message, config.publicUrl, mail) : undefined;
  },
});

export const contactMails = {
  'contact-message': forMessage((message) => contactMessageMail(message)),
  'ticket-received': forMessage(ticketReceivedMail),
  'ticket-answered': forMessage((message, publicUrl, { answer }) =>
    ticketAnsweredMail(message, publicUrl, answer),
  ),
  'ticket-closed': forMessage(ticketClosedMail),
};
