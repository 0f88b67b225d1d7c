import { z } from 'zod';
import { severalLines } from '../plain-text.ts';

export const CANCEL_REASONS = [
  'changed-mind',
  'ordered-by-mistake',
  'other-size-or-colour',
  'too-late',
  'too-expensive',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const Note = severalLines({ max: 300, missing: 'Enter a note.' });

export const CancelRequest = z.object({
  reason: z.enum(CANCEL_REASONS, 'Choose a reason.'),
  note: z.union([z.literal(''), Note]).optional(),
});
export type CancelRequest = z.infer<typeof CancelRequest>;

export const Cancellation = z.object({
  by: z.enum(['shopper', 'staff']),
  reason: z.string(),
  note: z.string().optional(),
});
export type Cancellation = z.infer<typeof Cancellation>;
