import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { reorderMessages } from '../../messages/en/orders/order-care.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export const quoteReorder = createApiThunk('orders/quoteAgain', (api, { orderItems }: Order) =>
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

type ReorderLine = { line: QuoteLine; quantity: number };

/** Lines to add, limited to the stock, and sentences for missing ones. */
export function splitReorder(items: readonly OrderItem[], lines: readonly QuoteLine[]) {
  const again: ReorderLine[] = [];
  const missing: string[] = [];
  for (const item of items) {
    const line = lines.find((one) => isSameLine(one, item));
    const what = [item.name, item.size].filter(Boolean).join(', ');
    if (!line || line.problem === 'UNAVAILABLE') missing.push(reorderMessages.gone(what));
    else if (line.stock === 0) missing.push(reorderMessages.soldOut(what));
    else {
      if (line.stock < item.quantity) missing.push(reorderMessages.fewer(what, line.stock));
      again.push({ line, quantity: Math.min(item.quantity, line.stock) });
    }
  }
  return { again, missing };
}
