import { maskEmail } from '@e-store/shared/account/mask-email';
import { html, mailPage } from '../../../platform/outbox/html.ts';
import type { MailText } from '../../../platform/outbox/mail-template.ts';

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

export const passwordChangedMail = (person: Person, publicUrl: string) =>
  notice(
    'Your E-Store password was changed',
    person,
    'The password of your account was changed. You have been logged out on all other devices.',
    'If this wasn’t you, choose a new password now:',
    `${publicUrl}/forget-password`,
  );

export const emailChangedMail = (person: Person & { email: string }, publicUrl: string) =>
  notice(
    'The email address of your E-Store account was changed',
    person,
    `The email address of your account was changed to ${maskEmail(person.email)}. From now on, we will send emails about your account to the new address only.`,
    'If this wasn’t you, contact us:',
    `${publicUrl}/contact`,
  );

export const newDeviceMail = (person: Person, publicUrl: string) =>
  notice(
    'New sign-in to your E-Store account',
    person,
    'Someone signed in to your staff account from a new browser.',
    'If this wasn’t you, sign that device out and choose a new password now:',
    `${publicUrl}/account/sessions`,
  );

export const twoStepChangedMail = (person: Person & { isOn: boolean }, publicUrl: string) =>
  notice(
    `Two-step sign-in for your E-Store account is ${person.isOn ? 'on' : 'off'}`,
    person,
    person.isOn
      ? 'From now on, you sign in with your password and a code from your authenticator app.'
      : 'From now on, you sign in with your password only.',
    'If this wasn’t you, choose a new password now and tell an Admin:',
    `${publicUrl}/forget-password`,
  );
