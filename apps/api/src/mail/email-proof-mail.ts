import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

const PROOF = {
  subject: 'Is this your address?',
  why: 'somebody who is signed in to E-Store says that this address is theirs. If it is you, open the link there within a day:',
  otherwise: 'If it is not you, do nothing: the link works with their account only.',
};

const WELCOME = {
  subject: 'Welcome to E-Store: confirm your email address',
  why: 'your account is open. Your orders and messages about them come to this address. Confirm that it is yours: open the link while you are signed in, within a day:',
  otherwise: 'If you did not register, do nothing: the link works with that account only.',
};

const mailWith =
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
 * Mails that prove an address. Nobody has proven it yet, so they hold no text that the owner of the account typed: a
 * name could carry an advertisement to a stranger.
 */
export const emailProofMail = mailWith(PROOF);
/** The same for a new account: one mail welcomes its owner and confirms the address. */
export const welcomeMail = mailWith(WELCOME);
