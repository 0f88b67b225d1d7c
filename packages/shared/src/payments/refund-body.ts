import { z } from 'zod';
import { singleLine } from '../plain-text.ts';

const MISSING = 'Enter the reference of the refund.';

/** A refund paid by staff has its bank reference; `online` lets the provider pay it. */
export const RefundBody = z
  .object({
    reference: singleLine({ max: 300, missing: MISSING }).optional(),
    online: z.literal(true).optional(),
    payTo: z
      .string()
      .max(300)
      .optional()
      .describe('The refund account as read before paying. Refused when it has changed since.'),
  })
  .refine(({ reference, online }) => reference !== undefined || online, {
    path: ['reference'],
    error: MISSING,
  });
