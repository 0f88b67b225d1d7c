/** The states of an order (`product.md`, order status); spec §4 leaves them open. */
export const ORDER_STATUSES = [
  'Processing',
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivered',
  'Delivery failed',
  'Returned to shop',
  'Cancelled',
  'Return requested',
  'Returned',
  'Return refused',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The way of a parcel when all goes well. */
export const USUAL_WAY = ORDER_STATUSES.slice(0, 6);

/** The parcel was in the buyer's hands, whatever became of it afterwards. */
const HANDED_OVER: readonly OrderStatus[] = ['Delivered', 'Return requested', 'Returned', 'Return refused'];

export function wasDelivered(status: OrderStatus): boolean {
  return HANDED_OVER.includes(status);
}

/** Who moves an order along. The parcel's way is staff's to record; a shopper may cancel and ask to return. */
export type OrderActor = 'shopper' | 'staff';

type Moves = Partial<Record<OrderStatus, readonly OrderActor[]>>;

const staffOnly = ['staff'] as const;
const both = ['shopper', 'staff'] as const;

/** From each state: where it may go, and at whose word. What is not here is refused. */
const MOVES: Record<OrderStatus, Moves> = {
  Processing: { Confirmed: staffOnly, Cancelled: both },
  Confirmed: { Packed: staffOnly, Cancelled: both },
  Packed: { Shipped: staffOnly, Cancelled: staffOnly },
  Shipped: { 'Out for delivery': staffOnly, 'Delivery failed': staffOnly },
  'Out for delivery': { Delivered: staffOnly, 'Delivery failed': staffOnly },
  'Delivery failed': { 'Out for delivery': staffOnly, 'Returned to shop': staffOnly },
  Delivered: { 'Return requested': ['shopper'] },
  'Return requested': { Returned: staffOnly, 'Return refused': staffOnly },
  'Returned to shop': {},
  Cancelled: {},
  // Single lines are given back: what is left may still follow, within the return days.
  Returned: { 'Return requested': ['shopper'] },
  'Return refused': { 'Return requested': ['shopper'] },
};

export function canMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return MOVES[from][to]?.includes(actor) ?? false;
}

/** Where the actor may take the order next, in the order in which the states are listed. */
export function nextStatuses(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => canMove(from, to, actor));
}

/** Too late to cancel, yet not handed over. */
const STILL_TO_COME: readonly OrderStatus[] = ['Packed', 'Shipped', 'Out for delivery', 'Delivery failed'];

/** Why a move is refused, as a sentence for the person who asked for it; `undefined` when it is allowed. */
export function whyNot(from: OrderStatus, to: OrderStatus, actor: OrderActor): string | undefined {
  if (canMove(from, to, actor)) return undefined;
  if (from === to) return `The order is already ${to}.`;
  if (to === 'Cancelled' && actor === 'shopper') {
    const refusable = STILL_TO_COME.includes(from) ? ' You can refuse it at the door.' : '';
    return `An order that is ${from} can no longer be cancelled.${refusable}`;
  }
  if (to === 'Return requested') return `An order that is ${from} cannot be returned.`;
  return `An order that is ${from} cannot become ${to}.`;
}
