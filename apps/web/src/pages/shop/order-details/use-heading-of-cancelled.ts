import type { Order } from '@e-store/shared/orders/order';
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading, which shows the new status, after the cancel button disappears. */
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
