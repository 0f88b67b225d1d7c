import type { PasswordStrength } from '@e-store/shared/account/password-rules';

/** Feedback while a password is typed. Promises no more than the shop can know. */
export const strengthMessages: Record<PasswordStrength, string> = {
  short: 'Too short.',
  guessed: 'Easy to guess. Avoid sequences, numbers, names and patterns. Try several words instead.',
  fair: 'Good. Using 15 or more characters, such as several words, is safer.',
  good: 'Strong, if you do not use it anywhere else.',
};

export const account = {
  adults: 'By registering you confirm that you are 18 or older.',
  purpose: 'We use these details only for your account, your orders and messages about them.',
  accept: [
    'By registering you accept our ',
    'terms',
    ' and confirm that you have read ',
    'how we handle your data',
    '.',
  ],
  passwordHint: (least: number) => `At least ${least} characters`,
  resetLead: 'Enter your account email. We will send you a link that is valid for 30 minutes.',
  linkInvalid: 'This link is no longer valid. It was already used, or it is older than 30 minutes.',
  linkChecking: 'Checking your link',
  newLink: 'Request a new link',
  passwordChanged: 'Your password has been changed. You have been logged out on all other devices.',
  edit: 'Edit',
  editOf: 'name, email and mobile number',
  editTitle: 'Edit profile',
  save: 'Save changes',
  saved: 'Your profile was updated.',
  savedEmail: (email: string) =>
    `Your profile was updated. To confirm the new email address, open the link that we sent to ${email}.`,
  back: 'Back',
  passwordAgain: 'Enter your password to change your email or mobile number.',
  oldAddressNotified: (email: string) => `We will email ${email} about this change.`,
  withoutScript: 'This form needs JavaScript, which is turned off in your browser.',
} as const;
