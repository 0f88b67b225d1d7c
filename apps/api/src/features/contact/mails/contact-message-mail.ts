import type { ContactMessageRecord } from '../contact-message.model.ts';
import { html, mailPage } from '../../../platform/outbox/html.ts';
import type { MailText } from '../../../platform/outbox/mail-template.ts';

type ContactMessage = Pick<ContactMessageRecord, 'number' | 'subject' | 'name' | 'email' | 'message'>;

/** Sent to the shop; complaints to the grievance officer. Replies go to the author. */
export function contactMessageMail({
  number,
  subject: kind,
  name,
  email,
  message,
}: ContactMessage): MailText {
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
