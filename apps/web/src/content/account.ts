/** Words of the screens around an account. */
export const account = {
  adults: 'By registering you say that you are 18 or older.',
  purpose: 'We keep these for your account, your orders and messages about them, and for nothing else.',
  passwordHint: 'At least 8 characters.',
  resetLead: 'Enter the email of your account. We send a link that is good for 30 minutes.',
  newLink: 'Ask for a new link',
  passwordChanged: 'Your password is changed. Wherever else you were signed in, you are signed out.',
  edit: 'Edit',
  editOf: 'name, email and mobile number',
  editTitle: 'Edit profile',
  save: 'Save',
  saved: 'Your profile is changed.',
  back: 'Back',
  passwordAgain: 'Email and mobile number are changed with your password only.',
  oldAddressIsTold: (email: string) => `We tell ${email} of the change.`,
  withoutScript: 'This form needs JavaScript, which your browser does not run.',
} as const;
