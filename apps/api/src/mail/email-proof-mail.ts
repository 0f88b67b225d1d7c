import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

export function emailProofMail(firstname: string, publicUrl: string, token: string): MailText {
  const subject = 'Is this your address?';
  const link = `${publicUrl}/account/privacy?proof=${encodeURIComponent(token)}`;
  const why =
    'somebody who is signed in to E-Store says that this address is theirs. If it is you, open the link there within a day:';
  const otherwise = 'If it is not you, do nothing: the link works with their account only.';
  return {
    subject,
    text: [`Hello ${firstname},`, `${why}\n${link}`, otherwise, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello ${firstname},</p>
        <p>${why}</p>
        <p><a href="${link}">${link}</a></p>
        <p>${otherwise}</p>`,
    ),
  };
}
