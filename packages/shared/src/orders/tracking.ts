import { z } from 'zod';
import { singleLine } from '../plain-text.ts';
import { plainTrackingNumber, TRACKING_NUMBER, TRACKING_NUMBER_MESSAGE } from './tracking-number.ts';

export const Tracking = z.object({
  courier: singleLine({ max: 60, missing: 'Enter the courier.' }),
  number: z
    .string('Enter the tracking number.')
    .overwrite(plainTrackingNumber)
    .regex(TRACKING_NUMBER, TRACKING_NUMBER_MESSAGE),
});
export type Tracking = z.infer<typeof Tracking>;
