import { z } from 'zod';
import { severalLines } from '../plain-text.ts';
import { MAX_REPORT_WORDS, REPORT_REASONS } from './report-reasons.ts';

export const ReviewReport = z.object({
  reason: z.enum(REPORT_REASONS, 'Choose a reason.'),
  words: severalLines({
    missing: 'Enter what is wrong, or leave it empty.',
    max: MAX_REPORT_WORDS,
  }).optional(),
});
export type ReviewReport = z.infer<typeof ReviewReport>;
