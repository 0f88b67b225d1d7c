import type { ContactMessage } from '@e-store/shared/contact/endpoints';
import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

/** To the shop itself. A reply goes to whoever wrote. */
export function contactMessageMail({ name, email, message }: ContactMessage): MailText {
  const subject = `Message from ${name}`;
  return {
    subject,
    replyTo: { name: '', address: email },
    text: `${name} <${email}> wrote on the contact page:\n\n${message}\n`,
    html: mailPage(
      subject,
      html`<p>${name} (<a href="mailto:${email}">${email}</a>) wrote on the contact page:</p>
        <p style="white-space:pre-wrap">${message}</p>`,
    ),
  };
}
