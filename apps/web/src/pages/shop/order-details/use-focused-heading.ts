import type { Order } from '@e-store/shared/orders/order';
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading after the cancel button or the payment form disappears. */
export function useFocusedHeading({
  _id,
  orderStatus,
  payment,
}: Order): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnpaid = payment.expiresAt !== undefined;
  const before = useRef({ _id, orderStatus, isUnpaid });
  useEffect(() => {
    const { current: known } = before;
    before.current = { _id, orderStatus, isUnpaid };
    if (known._id !== _id) return;
    const isCancelled = known.orderStatus !== orderStatus && orderStatus === 'Cancelled';
    const hasLostFocus = known.isUnpaid && !isUnpaid && document.activeElement === document.body;
    if (isCancelled || hasLostFocus) heading.current?.focus();
  }, [_id, orderStatus, isUnpaid]);
  return heading;
}
