import { canTransition, isCorrectable, type OrderStatus } from './order-lifecycle.ts';

/** How long the screen offers undo, and mails about the move wait. */
export const UNDO_OFFERED_MS = 10_000;
/** Longer than the offer, to allow for slow requests. */
const UNDO_ACCEPTED_MS = 15_000;

export const undoOfferedUntil = (at: Date) => new Date(at.getTime() + UNDO_OFFERED_MS);

export const undoAcceptedUntil = (at: Date) => new Date(at.getTime() + UNDO_ACCEPTED_MS);

type Corrected = {
  orderStatus: OrderStatus;
  history: readonly { status: OrderStatus }[];
  /** The account was erased; the order stays for accounting. */
  isErased: boolean;
};

/** `undefined` when the latest step is no legal move. */
export function statusBefore({ orderStatus, history }: Pick<Corrected, 'orderStatus' | 'history'>) {
  const [before, latest] = history.slice(-2);
  const isLegal =
    before !== undefined &&
    latest?.status === orderStatus &&
    (canTransition(before.status, orderStatus, 'staff') ||
      canTransition(before.status, orderStatus, 'shopper'));
  return isLegal ? before.status : undefined;
}

export const ERASED_ORDER_MESSAGE =
  'The account of this customer was deleted. The order can no longer be changed.';

export function correctionError(order: Corrected): string | undefined {
  if (order.isErased) return ERASED_ORDER_MESSAGE;
  if (!isCorrectable(order.orderStatus) || statusBefore(order) === undefined)
    return `An order with the status “${order.orderStatus}” cannot be moved back.`;
  return undefined;
}
