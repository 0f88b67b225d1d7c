import { z } from 'zod';
import { MobileNumber } from '../digits.ts';
import { ObjectId } from '../object-id.ts';
import { singleLine } from '../plain-text.ts';
import { ROLES } from '../roles.ts';
import { SENT_AS_EMAIL } from '../sent-as.ts';

const LOCAL_PART_MAX = 64;

/** RFC 5321: a local part of at most 64 characters, no domain label that ends in `-`. */
export const emailAddress = (message: string) =>
  z.email(message).refine((address) => {
    const [localPart = '', domain = ''] = address.split('@');
    return localPart.length <= LOCAL_PART_MAX && !domain.includes('-.');
  }, message);

/** Stored in lower case. */
export const Email = z
  .string('Enter an email address.')
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters.')
  .pipe(emailAddress('Enter an email address like name@example.com.'))
  .meta(SENT_AS_EMAIL);

export const Firstname = singleLine({ max: 60, missing: 'Enter your first name.' });
export const Lastname = singleLine({ max: 60, missing: 'Enter your last name.' });
export { MobileNumber };

export const User = z.object({
  _id: ObjectId,
  firstname: z.string(),
  lastname: z.string(),
  mobile: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
});
export type User = z.infer<typeof User>;

/** "a…@example.com" */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

export const maskEmailsIn = (text: string): string =>
  text.replaceAll(/[^\s<>"'()]{1,200}@[^\s<>"'()]{1,200}/gu, maskEmail);
