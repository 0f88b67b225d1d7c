import type { QuoteLine, Quote } from '@e-store/shared/cart/endpoints';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { quotedLine } from './quote-request.ts';

export type LineProblem = { kind: 'few'; left: number } | { kind: 'sold-out' } | { kind: 'gone' };

/** Checks the current quantity, which may be lower than quoted. */
export function lineProblem(line: QuoteLine | undefined, quantity: number): LineProblem | undefined {
  if (!line) return undefined;
  if (line.problem === 'UNAVAILABLE') return { kind: 'gone' };
  if (line.stock >= quantity) return undefined;
  return line.stock > 0 ? { kind: 'few', left: line.stock } : { kind: 'sold-out' };
}

export function hasProblem(items: readonly CartItem[], quote: Quote | null): boolean {
  return items.some((item) => lineProblem(quotedLine(quote, items, item), item.quantity) !== undefined);
}
