import type { QuoteLine } from '@e-store/shared/cart/endpoints';

/** Why a line cannot be ordered as it is, and so what its shopper may do. */
export type LineProblem = { kind: 'few'; left: number } | { kind: 'sold-out' } | { kind: 'gone' };

/** Measured against the quantity wanted now: a smaller one may have been chosen since the quote. */
export function lineProblem(line: QuoteLine | undefined, quantity: number): LineProblem | undefined {
  if (!line) return undefined;
  if (line.problem === 'UNAVAILABLE') return { kind: 'gone' };
  if (line.stock >= quantity) return undefined;
  return line.stock > 0 ? { kind: 'few', left: line.stock } : { kind: 'sold-out' };
}
