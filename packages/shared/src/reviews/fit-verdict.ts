import { FITS, type Fit } from './review-scales.ts';

/** Fewer answers say something of the people, not of the garment. */
export const MIN_FIT_ANSWERS = 5;
/** "Most" is a clear majority, not the odd one. */
const MOST = 0.6;

/**
 * How a garment fits by the word of those who said so: `undefined` while fewer than five have, or when less than 60 %
 * of them agree.
 */
export function fitVerdict(counts: Record<Fit, number>): Fit | undefined {
  const answers = FITS.reduce((sum, fit) => sum + counts[fit], 0);
  if (answers < MIN_FIT_ANSWERS) return undefined;
  return FITS.find((fit) => counts[fit] >= answers * MOST);
}
