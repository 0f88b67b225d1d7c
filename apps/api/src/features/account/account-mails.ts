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

/** Mails to unproven addresses contain no account text: a name could carry an advertisement to a stranger. */
const emailProofMail = createProofMail(PROOF);
const welcomeMail = createProofMail(WELCOME);

type WriteForUser = (user: UserRecord, sources: MailSources) => MailText | Promise<MailText>;

const forUser = (write: WriteForUser): MailTemplate => ({
  urgency: 'urgent',
  write: async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user ? write(user, sources) : undefined;
  },
});

/** Skipped when the address has changed since. */
const forAddress = (urgency: MailTemplate['urgency'], write: WriteForUser): MailTemplate => ({
  urgency,
  write: async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user?.email === mail.to ? write(user, sources) : undefined;
  },
});

const withProof =
  (write: (publicUrl: string, token: string) => MailText): WriteForUser =>
  (user, { config, now }) =>
    write(config.publicUrl, issueEmailProof(user, config, now()));

export const accountMails = {
  'password-reset': forAddress('urgent', async (user, { database, config, now }) =>
    passwordResetMail(user.firstname, config.publicUrl, await issueResetToken(database, user, now())),
  ),
  'password-changed': forUser((user, { config }) => passwordChangedMail(user, config.publicUrl)),
  'email-changed': forUser((user, { config }) => emailChangedMail(user, config.publicUrl)),
  'two-step-changed': forUser((user, { config }) =>
    twoStepChangedMail({ ...user, isOn: user.secondFactor !== undefined }, config.publicUrl),
  ),
  'new-device': forUser((user, { config }) => newDeviceMail(user, config.publicUrl)),
  'email-proof': forAddress('urgent', withProof(emailProofMail)),
  welcome: forAddress('normal', withProof(welcomeMail)),
};

type Person = { firstname: string };

/** Security notices about changes that an attacker may have made (R24, R36). */
function notice(
  subject: string,
  { firstname }: Person,
  what: string,
  otherwise: string,
  link: string,
): MailText {
  return {
    subject,
    text: [`Hello ${firstname},`, what, `${otherwise}\n${link}`, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello ${firstname},</p>
        <p>${what}</p>
        <p>${otherwise} <a href="${link}">${link}</a></p>`,
    ),
  };
}

const passwordChangedMail = (person: Person, publicUrl: string) =>
  notice(
    'Your E-Store password was changed',
    person,
    'The password of your account was changed. You have been logged out on all other devices.',
    'If this wasn’t you, choose a new password now:',
    `${publicUrl}/forget-password`,
  );

const emailChangedMail = (person: Person & { email: string }, publicUrl: string) =>
  notice(
    'The email address of your E-Store account was changed',
    person,
    `The email address of your account was changed to ${maskEmail(person.email)}. From now on, we will send emails about your account to the new address only.`,
    'If this wasn’t you, contact us:',
    `${publicUrl}/contact`,
  );

const newDeviceMail = (person: Person, publicUrl: string) =>
  notice(
    'New sign-in to your E-Store account',
    person,
    'Someone signed in to your staff account from a new browser.',
    'If this wasn’t you, sign that device out and choose a new password now:',
    `${publicUrl}/account/sessions`,
  );

const twoStepChangedMail = (person: Person & { isOn: boolean }, publicUrl: string) =>
  notice(
    `Two-step sign-in for your E-Store account is ${person.isOn ? 'on' : 'off'}`,
    person,
    person.isOn
      ? 'From now on, you sign in with your password and a code from your authenticator app.'
      : 'From now on, you sign in with your password only.',
    'If this wasn’t you, choose a new password now and tell an Admin:',
    `${publicUrl}/forget-password`,
  );

/** The host comes from the settings only, never from a request (R23). */
export function passwordResetMail(firstname: string, publicUrl: string, token: string): MailText {
  const link = `${publicUrl}/password/reset/${token}`;
  const subject = 'Reset your E-Store password';
  const why =
    'You, or someone who knows your email address, requested this. If this wasn’t you, ignore this email. Nothing will change.';
  return {
    subject,
    text: `Hello ${firstname},\n\nChoose a new password with the link below. It works once and expires in 30 minutes:\n${link}\n\n${why}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>Hello ${firstname},</p>
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
