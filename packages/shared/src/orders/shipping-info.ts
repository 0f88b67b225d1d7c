import { z } from 'zod';
import { MobileNumber, Pincode } from '../digits.ts';

const line = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

const EMAIL_WANTED = 'Enter an email address like name@example.com.';

/** Spec §5: the country is fixed. */
export const COUNTRY = 'India';

/** Where an order goes. The field names are the spec's (§3). */
export const ShippingInfo = z.object({
  firstName: line(60, 'Enter your first name.'),
  lastName: line(60, 'Enter your last name.'),
  email: z.string(EMAIL_WANTED).trim().max(254, 'At most 254 characters.').pipe(z.email(EMAIL_WANTED)),
  phoneNo: MobileNumber,
  address: line(300, 'Enter the house, street and area.'),
  pincode: Pincode,
  city: line(80, 'Enter the city.'),
  contry: z.literal(COUNTRY, 'We deliver in India only.').default(COUNTRY), // (sic) spec §3
});
export type ShippingInfo = z.infer<typeof ShippingInfo>;
