import { maskEmail } from '@e-store/shared/account/user';
import {
  type MailSources,
  type MailTemplate,
  type MailText,
  html,
  mailPage,
} from '../../platform/outbox/mail-template.ts';
import { issueEmailProof } from './email-proof.ts';
import { issueResetToken } from './reset-password.ts';
import type { UserRecord } from './user.model.ts';

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

const emailProofMail = createProofMail(PROOF);
const welcomeMail = createProofMail(WELCOME);

/** Mails to unproven addresses contain no account text: a name could carry an advertisement to a stranger. */
const greet = ({ firstname, email, emailProvenAt }: UserRecord, to: string) =>
  emailProvenAt && email === to ? `Hello ${firstname},` : 'Hello,';

type WriteForUser = (user: UserRecord, sources: MailSources, to: string) => MailText | Promise<MailText>;

const forUser = (write: WriteForUser): MailTemplate => ({
  urgency: 'urgent',
  write: async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user ? write(user, sources, mail.to) : undefined;
  },
});

type Notice = { subject: string; what: string; otherwise: string; path: `/${string}` };

/** Security notices about changes that an attacker may have made (R24, R36). */
const notice = (describe: (user: UserRecord) => Notice): MailTemplate =>
  forUser((user, { config }, to) => {
    const { subject, what, otherwise, path } = describe(user);
    const hello = greet(user, to);
    const link = `${config.publicUrl}${path}`;
    return {
      subject,
      text: [hello, what, `${otherwise}\n${link}`, 'E-Store'].join('\n\n'),
      html: mailPage(
        subject,
        html`<p>${hello}</p>
          <p>${what}</p>
          <p>${otherwise} <a href="${link}">${link}</a></p>`,
      ),
    };
  });

/** Skipped when the address has changed since. */
const forAddress = (urgency: MailTemplate['urgency'], write: WriteForUser): MailTemplate => ({
  urgency,
  write: async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user?.email === mail.to ? write(user, sources, mail.to) : undefined;
  },
});

const withProof =
  (write: (publicUrl: string, token: string) => MailText): WriteForUser =>
  (user, { config, now }) =>
    write(config.publicUrl, issueEmailProof(user, config, now()));

export const accountMails = {
  'password-reset': forAddress('urgent', async (user, { database, config, now }) =>
    passwordResetMail(
      greet(user, user.email),
      config.publicUrl,
      await issueResetToken(database, user, now()),
    ),
  ),
  'password-changed': notice(() => ({
    subject: 'Your E-Store password was changed',
    what: 'The password of your account was changed. You have been logged out on all other devices.',
    otherwise: 'If this wasn’t you, choose a new password now:',
    path: '/forget-password',
  })),
  'email-changed': notice(({ email }) => ({
    subject: 'The email address of your E-Store account was changed',
    what: `The email address of your account was changed to ${maskEmail(email)}. From now on, we will send emails about your account to the new address only.`,
    otherwise: 'If this wasn’t you, contact us:',
    path: '/contact',
  })),
  'two-step-changed': notice(({ secondFactor }) => ({
    subject: `Two-step sign-in for your E-Store account is ${secondFactor ? 'on' : 'off'}`,
    what: secondFactor
      ? 'From now on, you sign in with your password and a code from your authenticator app.'
      : 'From now on, you sign in with your password only.',
    otherwise: 'If this wasn’t you, choose a new password now and tell an Admin:',
    path: '/forget-password',
  })),
  'new-device': notice(() => ({
    subject: 'New sign-in to your E-Store account',
    what: 'Someone signed in to your staff account from a new browser.',
    otherwise: 'If this wasn’t you, sign that device out and choose a new password now:',
    path: '/account/sessions',
  })),
  'email-proof': forAddress('urgent', withProof(emailProofMail)),
  welcome: forAddress('normal', withProof(welcomeMail)),
  'account-opened': forAddress('normal', (_user, { config }) => accountOpenedMail(config.publicUrl)),
};

const accountOpenedMail = (publicUrl: string): MailText => {
  const subject = 'Your account at E-Store';
  const what =
    'You asked us by phone or message for an order or a quote, so we opened an account for you with this email address. It lists your orders with their invoices, and you can cancel or return them there.';
  const links = [
    ['To use it, choose a password:', `${publicUrl}/forget-password`],
    ['What we store about you, and how to have it deleted:', `${publicUrl}/privacy`],
    ['If you did not ask for this, tell us and we will delete the account:', `${publicUrl}/contact`],
  ] as const;
  return {
    subject,
    text: ['Hello,', what, ...links.map((link) => link.join('\n')), 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>${what}</p>
        ${links.map(([why, link]) => html`<p>${why} <a href="${link}">${link}</a></p>`)}`,
    ),
  };
};

/** The host comes from the settings only, never from a request (R23). */
export function passwordResetMail(hello: string, publicUrl: string, token: string): MailText {
  const link = `${publicUrl}/password/reset/${token}`;
  const subject = 'Reset your E-Store password';
  const why =
    'You, or someone who knows your email address, requested this. If this wasn’t you, ignore this email. Nothing will change.';
  return {
    subject,
    text: `${hello}\n\nChoose a new password with the link below. It works once and expires in 30 minutes:\n${link}\n\n${why}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>${hello}</p>
        <p>Choose a new password with the link below. It works once and expires in 30 minutes:</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 24px;background:#1f2659;color:#fff;text-decoration:none;font-weight:600"
            >Choose a new password</a
          >
        </p>
        <p style="font-size:14px;word-break:break-all">${link}</p>
        <p style="font-size:14px">${why}</p>`,
    ),
  };
}
