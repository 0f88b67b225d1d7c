import { isSameLine } from '@e-store/shared/cart/cart-line';
import type { Order } from '@e-store/shared/orders/order';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { itemAdded, selectCartItems } from '../../../features/cart/cart.slice.ts';
import { quoteReorder, splitReorder } from '../../../features/orders/reorder.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';

export type OrderedAgain = { added: number; of: number; missing: string[] };

/** Adds the available items of an order to the cart; larger quantities in the cart stay. */
export function useOrderAgain(order: Order) {
  const dispatch = useAppDispatch();
  const inCart = useSelector(selectCartItems);
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
