import type { Order } from '@e-store/shared/orders/order';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading says what became of an order, far above the button that cancelled it, which is gone then: who pressed it
 * is brought to the answer.
 */
export function useHeadingOfCancelled({ _id, orderStatus }: Order): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ _id, orderStatus });
  useEffect(() => {
    const { current: known } = before;
    before.current = { _id, orderStatus };
    if (known._id === _id && known.orderStatus !== orderStatus && orderStatus === 'Cancelled')
      heading.current?.focus();
  }, [_id, orderStatus]);
  return heading;
}
