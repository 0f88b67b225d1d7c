import { z } from 'zod';
import { singleLine } from '../plain-text.ts';

/** Who brings the parcel, and under which number (AWB) it can be followed. */
export const Tracking = z.object({
  courier: singleLine({ max: 60, missing: 'Enter who brings it.' }),
  number: z
    .string('Enter the tracking number.')
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,40}$/, 'Enter the tracking number, letters and digits only.'),
});
export type Tracking = z.infer<typeof Tracking>;
