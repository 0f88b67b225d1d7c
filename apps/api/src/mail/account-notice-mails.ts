import { maskEmail } from '@e-store/shared/account/mask-email';
import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

type Person = { firstname: string };

/** What the owner of an account should know at once, because somebody else may have done it (R24, R36). */
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

export const passwordChangedMail = (person: Person, publicUrl: string) =>
  notice(
    'Your E-Store password was changed',
    person,
    'the password of your account was changed. Wherever you were signed in with the old one, you are signed out.',
    'If it was not you, choose a new one now:',
    `${publicUrl}/forget-password`,
  );

/** To the address that was the account's until then. */
export const emailChangedMail = (person: Person & { email: string }, publicUrl: string) =>
  notice(
    'The email address of your E-Store account was changed',
    person,
    `your account now belongs to ${maskEmail(person.email)}. This address gets no more mail about it.`,
    'If it was not you, write to us:',
    `${publicUrl}/contact`,
  );

/** Of staff. When and with what is on the page, as its owner sees it among what they know. */
export const newDeviceMail = (person: Person, publicUrl: string) =>
  notice(
    'Your E-Store account was opened on a new device',
    person,
    'somebody signed in to your account, which opens the back office, in a browser that it had not been opened in before.',
    'If it was not you, sign that one out and choose a new password now:',
    `${publicUrl}/account/sessions`,
  );

/** Of staff: by what it is now. */
export const twoStepChangedMail = (person: Person & { isOn: boolean }, publicUrl: string) =>
  notice(
    `Two-step sign-in of your E-Store account is ${person.isOn ? 'on' : 'off'}`,
    person,
    person.isOn
      ? 'from now on your account is opened by your password and a code of your authenticator app.'
      : 'your account is opened by your password alone now.',
    'If it was not you, choose a new password now and tell an Admin:',
    `${publicUrl}/forget-password`,
  );
