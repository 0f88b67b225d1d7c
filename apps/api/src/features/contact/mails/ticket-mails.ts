import { complaintDeadlines } from '@e-store/shared/contact/ticket-deadlines';
import { indiaDay } from '@e-store/shared/india-day';
import type { Types } from 'mongoose';
import type { ContactMessageRecord } from '../contact-message.model.ts';
import { formatDay } from '../../../platform/outbox/format-day.ts';
import { html, mailPage } from '../../../platform/outbox/html.ts';
import type { MailText } from '../../../platform/outbox/mail-template.ts';

const formatIndiaDay = (moment: Date) => formatDay(indiaDay(moment));

/** Contains only the number, since the address may belong to somebody else. */
export function ticketReceivedMail(
  { number, subject: kind, createdAt }: ContactMessageRecord,
  publicUrl: string,
): MailText {
  const { acknowledgeBy, settleBy } = complaintDeadlines(createdAt);
  return write(`We received your message: ticket ${number}`, publicUrl, [
    `We received your message. Your ticket number is ${number}.`,
    kind === 'complaint'
      ? `You sent this as a complaint. We will acknowledge it by ${formatIndiaDay(acknowledgeBy)} and resolve it by ${formatIndiaDay(settleBy)}.`
      : 'We will send our answer to this email address.',
    'If you did not send this message, ignore this email. We use your address only to answer.',
  ]);
}

export function ticketAnsweredMail(
  { number, answers }: ContactMessageRecord,
  publicUrl: string,
  answer: Types.ObjectId | undefined,
): MailText | undefined {
  const words = answers.find(({ _id }) => String(_id) === String(answer))?.words;
  if (words === undefined) return undefined;
  return write(`Our answer to your message, ticket ${number}`, publicUrl, [
    `This is our answer to your message, ticket ${number}:`,
    words,
  ]);
}

export function ticketClosedMail({ number }: ContactMessageRecord, publicUrl: string): MailText {
  return write(`Ticket ${number} was closed`, publicUrl, [
    `We have closed your ticket ${number}.`,
    'If your issue is not resolved, contact us again and mention the ticket number.',
  ]);
}

function write(subject: string, publicUrl: string, sentences: string[]): MailText {
  const contact = `${publicUrl}/contact`;
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
