import { z } from 'zod';
import { emailAddress } from '../account/user.ts';
import { MobileNumber, Pincode } from '../digits.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { SENT_AS_EMAIL } from '../sent-as.ts';

const EMAIL_MESSAGE = 'Enter an email address like name@example.com.';

export const COUNTRY = 'India';

/** Field names from the spec (§3). */
export const ShippingInfo = z.object({
  firstName: singleLine({ max: 60, missing: 'Enter your first name.' }),
  lastName: singleLine({ max: 60, missing: 'Enter your last name.' }),
  email: z
    .string(EMAIL_MESSAGE)
    .trim()
    .max(254, 'At most 254 characters.')
    .pipe(emailAddress(EMAIL_MESSAGE))
    .meta(SENT_AS_EMAIL),
  phoneNo: MobileNumber,
  address: severalLines({ max: 300, missing: 'Enter your house, street and area.' }),
  pincode: Pincode,
  city: singleLine({ max: 80, missing: 'Enter the city.' }),
  contry: z.literal(COUNTRY, 'We deliver only within India.').default(COUNTRY), // (sic) spec §3
});
export type ShippingInfo = z.infer<typeof ShippingInfo>;
