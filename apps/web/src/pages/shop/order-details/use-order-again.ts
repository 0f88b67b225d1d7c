import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Order, OrderItem } from '@e-store/shared/orders/order';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { itemAdded, selectCartItems } from '../../../features/cart/cart.slice.ts';
import { failureOf, createApiThunk } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { reorderMessages } from '../../../messages/en/orders/order-care.ts';

export type OrderedAgain = { added: number; of: number; missing: string[] };

/** Adds what is available; larger quantities in the cart stay. */
export function useOrderAgain(order: Order) {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectCartItems>[0]>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<OrderedAgain>();

  async function orderAgain() {
    setBusy(true);
    setFailure(undefined);
    setOutcome(undefined);
    const quoted = await dispatch(quoteReorder(order));
    setBusy(false);
    if (!quoteReorder.fulfilled.match(quoted)) return setFailure(failureOf(quoted)?.message);
    const { again, missing } = splitReorder(order.orderItems, quoted.payload.lines);
    for (const { line, quantity } of again) {
      const inCart = selectCartItems(store.getState());
      const inCartQuantity = inCart.find((item) => isSameLine(item, line))?.quantity ?? 0;
      const { product, size, name, price, image, stock } = line;
      const wanted = Math.min(Math.max(inCartQuantity, quantity), stock);
      dispatch(
        itemAdded({
          product,
          name,
          price,
          image,
          stock,
          quantity: wanted,
          ...(size !== undefined && { size }),
        }),
      );
    }
    return setOutcome({ added: again.length, of: order.orderItems.length, missing });
  }

  return { busy, failure, outcome, orderAgain: () => void orderAgain() };
}

const quoteReorder = createApiThunk('orders/quoteAgain', (api, { orderItems }: Order) =>
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

function splitReorder(items: readonly OrderItem[], lines: readonly QuoteLine[]) {
  const again: { line: QuoteLine; quantity: number }[] = [];
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
