import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { Quote } from '@e-store/shared/cart/endpoints';
import { lineProblem } from './line-problem.ts';
import { quotedLine } from './quote-request.ts';

export function hasProblem(items: readonly CartItem[], quote: Quote | null): boolean {
  return items.some((item) => lineProblem(quotedLine(quote, items, item), item.quantity) !== undefined);
}
