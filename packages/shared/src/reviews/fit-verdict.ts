import { FITS, type Fit } from './review-scales.ts';

export const MIN_FIT_ANSWERS = 5;
const MAJORITY = 0.6;

/** Returns the fit on which at least 60 % of five or more answers agree, else `undefined`. */
export function fitVerdict(counts: Record<Fit, number>): Fit | undefined {
  const answers = FITS.reduce((sum, fit) => sum + counts[fit], 0);
  if (answers < MIN_FIT_ANSWERS) return undefined;
  return FITS.find((fit) => counts[fit] >= answers * MAJORITY);
}
