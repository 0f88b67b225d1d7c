import { z } from 'zod';
import { Note } from '../orders/cancellation.ts';

/** A refund paid by staff has its bank reference; `online` lets the provider pay it. */
export const RefundBody = z
  .object({ reference: Note.optional(), online: z.literal(true).optional() })
  .refine(({ reference, online }) => reference !== undefined || online, {
    path: ['reference'],
    error: 'Enter a note.',
  });
