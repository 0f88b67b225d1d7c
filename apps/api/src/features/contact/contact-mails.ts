import type { Types } from 'mongoose';
import { complaintDeadlines } from '@e-store/shared/contact/ticket-rules';
import { formatDay } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { type MailTemplate, type MailText, html, mailPage } from '../../platform/outbox/mail-template.ts';
import type { OutboxMailRecord } from '../../platform/outbox/outbox-mail.model.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';

const formatIndiaDay = (moment: Date) => formatDay(indiaDay(moment));

/** Contains only the number, since the address may belong to somebody else. */
function ticketReceivedMail(
  { number, subject: kind, createdAt }: ContactMessageRecord,
  publicUrl: string,
): MailText {
  const { acknowledgeBy, settleBy } = complaintDeadlines(createdAt);
  return ticketMail(number, `We received your message: ticket ${number}`, publicUrl, [
    `We received your message. Your ticket number is ${number}.`,
    kind === 'complaint'
      ? `You sent this as a complaint. We will acknowledge it by ${formatIndiaDay(acknowledgeBy)} and resolve it by ${formatIndiaDay(settleBy)}.`
      : 'We will send our answer to this email address.',
    'If you did not send this message, ignore this email. We use your address only to answer.',
  ]);
}

function ticketAnsweredMail(
  { number, answers }: ContactMessageRecord,
  publicUrl: string,
  answer: Types.ObjectId | undefined,
): MailText | undefined {
  const words = answers.find(({ _id }) => String(_id) === String(answer))?.words;
  if (words === undefined) return undefined;
  return ticketMail(number, `Our answer to your message, ticket ${number}`, publicUrl, [
    `This is our answer to your message, ticket ${number}:`,
    words,
  ]);
}

function ticketClosedMail({ number }: ContactMessageRecord, publicUrl: string): MailText {
  return ticketMail(number, `Ticket ${number} was closed`, publicUrl, [
    `We have closed your ticket ${number}.`,
    'If your issue is not resolved, contact us again.',
  ]);
}

function ticketMail(number: string, subject: string, publicUrl: string, sentences: string[]): MailText {
  const contact = `${publicUrl}/contact?ticket=${number}`;
  return {
    subject,
    text: ['Hello,', ...sentences, `Contact us: ${contact}`, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        ${sentences.map((sentence) => html`<p style="white-space:pre-wrap">${sentence}</p>`)}
        <p><a href="${contact}">Contact us</a></p>`,
    ),
  };
}

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

type ContactMessage = Pick<ContactMessageRecord, 'number' | 'subject' | 'name' | 'email' | 'message'>;

/** Complaints go to the grievance officer; replies go to the author. */
function contactMessageMail({ number, subject: kind, name, email, message }: ContactMessage): MailText {
  const isComplaint = kind === 'complaint';
  const subject = `${isComplaint ? 'Complaint' : 'Message'} from ${name} (${number})`;
  const clock = isComplaint
    ? 'This is a complaint. Acknowledge it within 48 hours and resolve it within one month.'
    : '';
  const trace = `Answer in E-DASH under Messages, so that your answer is saved with ticket ${number}.`;
  return {
    subject,
    replyTo: { name: '', address: email },
    text: `${name} <${email}> sent a message on the contact page:\n\n${message}\n\n${clock ? `${clock}\n` : ''}${trace}\n`,
    html: mailPage(
      subject,
      html`<p>${name} (<a href="mailto:${email}">${email}</a>) sent a message on the contact page:</p>
        <p style="white-space:pre-wrap">${message}</p>
        ${clock ? html`<p>${clock}</p>` : ''}
        <p style="font-size:14px">${trace}</p>`,
    ),
  };
}
