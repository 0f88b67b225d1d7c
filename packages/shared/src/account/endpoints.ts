import { z } from 'zod';
import { anyone, endpoint, signedIn, staffEnrolling, staffUnconfirmed } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { NOTICE_VERSIONS } from '../privacy/privacy-terms.ts';
import { PASSWORD_LENGTH, PASSWORDS_DIFFER, tooShortMessage } from './password-rules.ts';
import { SignInCode } from './second-factor.ts';
import { Email, Firstname, Lastname, MobileNumber, User } from './user.ts';
import { STAFF_ROLES } from '../roles.ts';

/** Verified exactly as typed (ASVS 6.2). */
export const NewPassword = z
  .string('Enter a password.')
  .min(PASSWORD_LENGTH.min, tooShortMessage(PASSWORD_LENGTH.min))
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`);

/** Length rules would reveal which passwords cannot be right. */
export const TypedPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'This is too long.');

const Message = z.object({ message: z.string() });

export const Registration = z.object({
  firstname: Firstname,
  lastname: Lastname,
  mobile: MobileNumber,
  email: Email,
  password: NewPassword,
  notice: z.enum(NOTICE_VERSIONS, 'Accept the terms and the privacy notice.').optional(),
});
export type Registration = z.infer<typeof Registration>;

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: anyone,
  // The answer sets a session cookie and is not stored. A repeat is rejected (409).
  idempotent: true,
  summary: 'Create an account and sign in',
  body: Registration,
  response: User,
  status: 201,
  errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
});

export const login = endpoint({
  method: 'POST',
  path: '/login',
  access: anyone,
  // The answer sets a session cookie and is not stored. A repeat starts another session.
  idempotent: true,
  summary: 'Sign in; the session is an httpOnly cookie',
  body: z.object({
    email: Email,
    password: TypedPassword,
    code: z
      .union([z.literal(''), SignInCode])
      .optional()
      .describe('Of the authenticator app, or a recovery code; required after `SECOND_FACTOR_REQUIRED`.'),
  }),
  response: z.object({ user: User }),
  errors: [
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_UNREADABLE',
    'NEW_PASSWORD_REQUIRED',
    'TOO_MANY_REQUESTS',
  ],
});

/** A GET that changes state (spec §7); same-origin requests only. */
export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  access: anyone,
  // Without a session there is nothing to end.
  idempotent: true,
  summary: 'Sign out and end this session on the server (the method of the specification; prefer POST)',
  response: Message,
});

export const logoutByPost = endpoint({
  method: 'POST',
  path: '/logout',
  access: anyone,
  // Without a session there is nothing to end.
  idempotent: true,
  summary: 'Sign out and end this session on the server',
  response: Message,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: signedIn,
  summary: 'Get the signed-in user',
  response: User,
});

/** A new email or mobile number needs the password (ASVS 7.5.1). */
export const ProfileChange = z.object({
  firstname: Firstname,
  lastname: Lastname,
  mobile: MobileNumber,
  email: Email,
  password: z.union([z.literal(''), TypedPassword]).optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateMe = endpoint({
  method: 'PUT',
  path: '/me',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Change the name, email or mobile number; email and mobile number require the password',
  body: ProfileChange,
  response: User,
  errors: ['WRONG_PASSWORD', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
});

export const SignedInSession = z.object({
  _id: ObjectId,
  device: z.string().describe('Like “Chrome on Android”; empty when unknown.'),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().describe('Accurate to about ten minutes.'),
  isThisOne: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/me/sessions',
  access: signedIn,
  summary: 'List the sessions of the account',
  response: z.object({ sessions: z.array(SignedInSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/me/sessions/:id',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  ownedBy: { orStaff: [] },
  summary: 'End a session of the account',
  params: z.object({ id: ObjectId }),
  response: Message,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/me/sessions',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'End all other sessions of the account',
  response: Message,
});

export const PasswordChange = z
  .object({ oldPassword: TypedPassword, newPassword: NewPassword, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
  });

export const changePassword = endpoint({
  method: 'PUT',
  path: '/password/update/',
  access: signedIn,
  // The answer sets a session cookie and is not stored. A repeat fails on the old password.
  idempotent: true,
  summary: 'Change the password and end all other sessions',
  body: PasswordChange,
  response: z.object({ user: User }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgot',
  access: anyone,
  idempotencyKey: '24h',
  summary: 'Send a link to choose a new password',
  body: z.object({ email: Email }),
  response: Message,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** Spec §7. */
export const PASSWORD_RESET_DONE = 'Password Updated successFully';
/** Spec §8. */
export const USER_NOT_FOUND = 'user not found';

export const PasswordReset = z
  .object({ password: NewPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: PASSWORDS_DIFFER,
  });

const ResetToken = z.object({ token: z.string().min(1).max(200) });

export const checkResetToken = endpoint({
  method: 'GET',
  path: '/password/reset/:token',
  access: anyone,
  summary: 'Get the expiry time of a mailed token, without using the token',
  params: ResetToken,
  response: z.object({ validUntil: z.iso.datetime() }),
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/password/reset/:token',
  access: anyone,
  // The answer sets a session cookie and is not stored. The mailed token is valid once.
  idempotent: true,
  summary: 'Choose a new password with a mailed token and end all sessions',
  params: ResetToken,
  body: PasswordReset,
  response: Message,
  errors: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
});

export const getConfirmation = endpoint({
  method: 'GET',
  path: '/admin/confirm',
  access: staffEnrolling(...STAFF_ROLES),
  summary: 'Get the time until which the back office is open for this session',
  response: z.object({ confirmedUntil: z.iso.datetime() }),
});

export const confirmAdmin = endpoint({
  method: 'POST',
  path: '/admin/confirm',
  access: staffUnconfirmed(...STAFF_ROLES),
  // A repeat confirms again.
  idempotent: true,
  summary: 'Confirm the password to open the back office for 30 minutes',
  body: z.object({ password: TypedPassword }),
  response: z.object({ user: User }),
  errors: ['WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});
