import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

const PROOF = {
  subject: 'Confirm your email address',
  why: 'Someone signed in to E-Store says that this email address is theirs. If this is you, open this link within 24 hours, on the device where you are signed in:',
  otherwise: 'If this wasn’t you, ignore this email. The link works with their account only.',
};

const WELCOME = {
  subject: 'Welcome to E-Store: confirm your email address',
  why: 'Welcome to E-Store. We will send messages about your orders to this address. Please confirm that it is yours: open this link within 24 hours, while you are signed in:',
  otherwise: 'If you did not register, ignore this email. The link works with that account only.',
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
