/** `product.md`, order status; spec §4 leaves the states open. */
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

export const HAPPY_PATH = ORDER_STATUSES.slice(0, 6);

const DELIVERED_STATUSES: readonly OrderStatus[] = [
  'Delivered',
  'Return requested',
  'Returned',
  'Return refused',
];

export function wasDelivered(status: OrderStatus): boolean {
  return DELIVERED_STATUSES.includes(status);
}

export type OrderActor = 'shopper' | 'staff';

type Moves = Partial<Record<OrderStatus, readonly OrderActor[]>>;

const staffOnly = ['staff'] as const;
const both = ['shopper', 'staff'] as const;

/** Allowed moves by state, with their actors. Everything else is rejected. */
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
  // Lines are returned separately: further ones may follow within the return days.
  Returned: { 'Return requested': ['shopper'] },
  'Return refused': { 'Return requested': ['shopper'] },
};

export function canMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return MOVES[from][to]?.includes(actor) ?? false;
}

export function nextStatuses(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => canMove(from, to, actor));
}

const NOT_HANDED_OVER: readonly OrderStatus[] = ['Packed', 'Shipped', 'Out for delivery', 'Delivery failed'];

/** Returns why a move is rejected; `undefined` when allowed. */
export function transitionError(from: OrderStatus, to: OrderStatus, actor: OrderActor): string | undefined {
  if (canMove(from, to, actor)) return undefined;
  if (from === to) return `The order status is already “${to}”.`;
  if (to === 'Cancelled' && actor === 'shopper') {
    const refusalHint = NOT_HANDED_OVER.includes(from) ? ' You can refuse it on delivery.' : '';
    return `This order can no longer be cancelled, because its status is “${from}”.${refusalHint}`;
  }
  if (to === 'Return requested') return `An order with the status “${from}” cannot be returned.`;
  return `An order with the status “${from}” cannot be changed to “${to}”.`;
}
