import { html, mailPage } from '../../../platform/outbox/html.ts';
import type { MailText } from '../../../platform/outbox/mail-template.ts';

const PROOF = {
  subject: 'Confirm your email address',
  why: 'Someone with an E-Store account says that this email address is theirs. If this is you, open this link within 24 hours, on the device where you are logged in:',
  otherwise: 'If this wasn’t you, ignore this email. The link only works with their account.',
};

const WELCOME = {
  subject: 'Welcome to E-Store: confirm your email address',
  why: 'Welcome to E-Store. We will send messages about your orders to this address. To confirm that it is yours, open this link within 24 hours, while you are logged in:',
  otherwise: 'If you did not register, ignore this email. The link only works with that account.',
};

const createProofMail =
  ({ subject, why, otherwise }: typeof PROOF) =>
  (publicUrl: string, token: string): MailText => {
    const link = `${publicUrl}/account/privacy?proof=${encodeURIComponent(token)}`;
    return {
      subject,
      text: ['Hello,', `${why}\n${link}`, otherwise, 'E-Store'].join('\n\n'),
      html: mailPage(
        subject,
        html`<p>Hello,</p>
          <p>${why}</p>
          <p><a href="${link}">${link}</a></p>
          <p>${otherwise}</p>`,
      ),
    };
  };

/**
 * Mails to unproven addresses contain no text from the account: a name could carry an advertisement to a
 * stranger.
 */
export const emailProofMail = createProofMail(PROOF);
export const welcomeMail = createProofMail(WELCOME);
