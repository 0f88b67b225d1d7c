import { canMove, type OrderStatus } from './order-status.ts';

/** How long the screen offers to undo a move, and mails about it wait in the outbox. */
export const UNDO_OFFERED_MS = 10_000;
/** How long the server accepts an undo: the request may take a few seconds. */
export const UNDO_ACCEPTED_MS = 15_000;

/** States that an Admin can set back by one step. A return is decided on its own terms and stays. */
const CORRECTABLE: readonly OrderStatus[] = [
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivered',
  'Delivery failed',
  'Returned to shop',
  'Cancelled',
];

type Steps = readonly { status: OrderStatus }[];
type Corrected = {
  orderStatus: OrderStatus;
  history: Steps;
  /** The customer's account was erased: the order is kept for the books alone. */
  isErased: boolean;
};

/** The state before the latest step; `undefined` when the latest step is no legal move from there. */
export function statusBefore({ orderStatus, history }: Pick<Corrected, 'orderStatus' | 'history'>) {
  const [before, latest] = history.slice(-2);
  const isLegal =
    before !== undefined &&
    latest?.status === orderStatus &&
    (canMove(before.status, orderStatus, 'staff') || canMove(before.status, orderStatus, 'shopper'));
  return isLegal ? before.status : undefined;
}

/** Why an order cannot be set back by a step, as a sentence; `undefined` when it can. */
export function correctionError(order: Corrected): string | undefined {
  if (order.isErased) return 'The account of this customer was erased. The order can no longer be changed.';
  if (!CORRECTABLE.includes(order.orderStatus) || statusBefore(order) === undefined)
    return `An order that is ${order.orderStatus} cannot be moved back.`;
  return undefined;
}
