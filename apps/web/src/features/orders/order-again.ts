import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { againWords } from '../../content/order-care.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export const quoteAgain = createApiThunk('orders/quoteAgain', (api, { orderItems }: Order) =>
  api.call('POST /cart/quote', {
    body: {
      orderItems: orderItems.map(({ product, size, quantity }) => ({
        product,
        quantity,
        ...(size !== undefined && { size }),
      })),
    },
  }),
);

type Again = { line: QuoteLine; quantity: number };

/** Lines to add, limited to the stock, and sentences for missing ones. */
export function splitAgain(items: readonly OrderItem[], lines: readonly QuoteLine[]) {
  const again: Again[] = [];
  const missing: string[] = [];
  for (const item of items) {
    const line = lines.find((one) => isSameLine(one, item));
    const what = [item.name, item.size].filter(Boolean).join(', ');
    if (!line || line.problem === 'UNAVAILABLE') missing.push(againWords.gone(what));
    else if (line.stock === 0) missing.push(againWords.soldOut(what));
    else {
      if (line.stock < item.quantity) missing.push(againWords.fewer(what, line.stock));
      again.push({ line, quantity: Math.min(item.quantity, line.stock) });
    }
  }
  return { again, missing };
}
