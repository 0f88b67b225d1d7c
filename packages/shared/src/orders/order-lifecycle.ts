import type { PaymentStatus } from '../payments/payment-states.ts';
import type { ReturnStatus } from './order-return.ts';
import type { Role } from '../roles.ts';

type Phase =
  'preparing' | 'packed' | 'shipped' | 'failed' | 'delivered' | 'returning' | 'returned' | 'unsold';
type Mover = 'shopper' | Extract<Role, 'Packer' | 'Admin'>;

type StateRow = {
  /** Key of the label in the messages; the row's key is stored and on the wire. */
  code: string;
  phase: Phase;
  /** Allowed moves and their actors, the expected move first. Everything else is rejected. */
  next: Partial<Record<string, readonly Mover[]>>;
  stock?: 'reserve' | { restock: 'cancel' | 'undelivered' | 'return' };
  /** Payment status after a move to this state; absent when it stays. */
  payment?: PaymentStatus;
  /** Mail to the customer about a move to this state. */
  mail?:
    `order-${'placed' | 'shipped' | 'cancelled' | 'returned'}` | 'delivery-failed' | `return-${ReturnStatus}`;
  /** State of the latest return. */
  returns?: ReturnStatus;
  /** Tab of the admin order list. */
  tab?: string;
  tone: 'waiting' | 'moving' | 'done' | 'ended';
};

/** Packers record parcel progress; payments, cancellations and returns need an Admin. */
const staff = ['Packer', 'Admin'] as const;
const admin = ['Admin'] as const;
const shopperOrAdmin = ['shopper', 'Admin'] as const;

/** All states and rules; spec §4 leaves them open. */
export const ORDER_LIFECYCLE = {
  Processing: {
    code: 'processing',
    phase: 'preparing',
    next: { Confirmed: staff, Cancelled: shopperOrAdmin },
    stock: 'reserve',
    payment: 'pending',
    mail: 'order-placed',
    tab: 'to-confirm',
    tone: 'waiting',
  },
  Confirmed: {
    code: 'confirmed',
    phase: 'preparing',
    next: { Packed: staff, Cancelled: shopperOrAdmin },
    tab: 'to-pack',
    tone: 'waiting',
  },
  Packed: {
    code: 'packed',
    phase: 'packed',
    next: { Shipped: staff, Cancelled: admin },
    tab: 'to-ship',
    tone: 'moving',
  },
  Shipped: {
    code: 'shipped',
    phase: 'shipped',
    next: { 'Out for delivery': staff, 'Delivery failed': staff },
    mail: 'order-shipped',
    tab: 'on-the-way',
    tone: 'moving',
  },
  'Out for delivery': {
    code: 'outForDelivery',
    phase: 'shipped',
    next: { Delivered: admin, 'Delivery failed': staff },
    tab: 'on-the-way',
    tone: 'moving',
  },
  Delivered: {
    code: 'delivered',
    phase: 'delivered',
    next: { 'Return requested': shopperOrAdmin },
    payment: 'collected',
    tone: 'done',
  },
  'Delivery failed': {
    code: 'deliveryFailed',
    phase: 'failed',
    next: { 'Out for delivery': staff, 'Returned to shop': staff },
    mail: 'delivery-failed',
    tab: 'failed',
    tone: 'ended',
  },
  'Returned to shop': {
    code: 'returnedToShop',
    phase: 'unsold',
    next: {},
    stock: { restock: 'undelivered' },
    payment: 'cancelled',
    mail: 'order-returned',
    tone: 'ended',
  },
  Cancelled: {
    code: 'cancelled',
    phase: 'unsold',
    next: {},
    stock: { restock: 'cancel' },
    payment: 'cancelled',
    mail: 'order-cancelled',
    tone: 'ended',
  },
  'Return requested': {
    code: 'returnRequested',
    phase: 'returning',
    next: { Returned: admin, 'Return refused': admin },
    mail: 'return-requested',
    returns: 'requested',
    tab: 'returns',
    tone: 'waiting',
  },
  // Lines are returned separately: further ones may follow within the return days.
  Returned: {
    code: 'returned',
    phase: 'returned',
    next: { 'Return requested': shopperOrAdmin },
    stock: { restock: 'return' },
    payment: 'refund due',
    mail: 'return-accepted',
    returns: 'accepted',
    tone: 'ended',
  },
  'Return refused': {
    code: 'returnRefused',
    phase: 'returned',
    next: { 'Return requested': shopperOrAdmin },
    mail: 'return-refused',
    returns: 'refused',
    tone: 'ended',
  },
} as const satisfies Record<string, StateRow>;

type Rows = typeof ORDER_LIFECYCLE;
export type OrderStatus = keyof Rows;
export type OrderStatusCode = Rows[OrderStatus]['code'];
export type OrderTab = Extract<Rows[OrderStatus], { tab: string }>['tab'];
export type OrderActor = 'shopper' | 'staff';
type NextStatus = { [From in OrderStatus]: keyof Rows[From]['next'] }[OrderStatus];

const STATES: Record<OrderStatus, StateRow> = ORDER_LIFECYCLE;

export const ORDER_STATUSES = Object.keys(ORDER_LIFECYCLE) as OrderStatus[];

const isInPhase = (status: OrderStatus, ...phases: Phase[]) => phases.includes(STATES[status].phase);

/** Not yet delivered, cancelled or returned. */
export const isOpen = (status: OrderStatus) => isInPhase(status, 'preparing', 'packed', 'shipped', 'failed');
/** Open, and on the way to the promised delivery day. */
export const isArriving = (status: OrderStatus) => isInPhase(status, 'preparing', 'packed', 'shipped');
export const isInShop = (status: OrderStatus) => isInPhase(status, 'preparing', 'packed');
export const isAwaitingPacking = (status: OrderStatus) => isInPhase(status, 'preparing');
export const isAddressEditable = (status: OrderStatus) => isInPhase(status, 'preparing');
export const isTrackable = (status: OrderStatus) => isInPhase(status, 'packed', 'shipped', 'failed');
export const wasDelivered = (status: OrderStatus) => isInPhase(status, 'delivered', 'returning', 'returned');
/** Nothing is in transit and no return is open. */
export const isFinal = (status: OrderStatus) => isInPhase(status, 'delivered', 'returned', 'unsold');
export const isSold = (status: OrderStatus) => !isInPhase(status, 'unsold');
export const isInvoiced = (status: OrderStatus) => !isInPhase(status, 'preparing', 'unsold');
export const toneOf = (status: OrderStatus) => STATES[status].tone;
export const paymentAfter = (to: OrderStatus) => STATES[to].payment;
export const mailAbout = (to: OrderStatus) => STATES[to].mail;
export const returnStatus = (status: OrderStatus) => STATES[status].returns;
export type RestockReason = NonNullable<ReturnType<typeof restockReason>>;
export function restockReason(to: OrderStatus) {
  const { stock } = STATES[to];
  return typeof stock === 'object' ? stock.restock : undefined;
}

/** A move to this state, or its withdrawal, changes the sales of the customer and the shop. */
export const reducesSales = (to: OrderStatus) => ['cancelled', 'refund due'].includes(paymentAfter(to) ?? '');

/** By the state of the latest return. */
export const STATUS_BY_RETURN = Object.fromEntries(
  ORDER_STATUSES.flatMap((status) => (returnStatus(status) ? [[returnStatus(status), status]] : [])),
) as Record<ReturnStatus, OrderStatus>;

export function canTransition(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return STATES[from].next[to]?.includes(actor === 'staff' ? 'Admin' : actor) ?? false;
}

export const nextStates = (from: OrderStatus, actor: OrderActor): OrderStatus[] =>
  (Object.keys(STATES[from].next) as NextStatus[]).filter((to) => canTransition(from, to, actor));

/** Whether a shopper can cause this state; only shoppers place orders. */
export const isMadeByShopper = (to: OrderStatus): boolean =>
  to === 'Processing' || ORDER_STATUSES.some((from) => canTransition(from, to, 'shopper'));

/** When staff take the expected move each time. */
export function expectedStates(from: OrderStatus): OrderStatus[] {
  const expected = nextStates(from, 'staff').find((to) => !isInPhase(to, 'returning'));
  return expected ? [expected, ...expectedStates(expected)] : [];
}

export const HAPPY_PATH: readonly OrderStatus[] = ['Processing', ...expectedStates('Processing')];

export function transitionError(from: OrderStatus, to: OrderStatus, actor: OrderActor): string | undefined {
  if (canTransition(from, to, actor)) return undefined;
  if (from === to) return `The order status is already “${to}”.`;
  if (to === 'Cancelled' && actor === 'shopper') {
    const refusalHint = isTrackable(from) ? ' You can refuse it on delivery.' : '';
    return `This order can no longer be cancelled, because its status is “${from}”.${refusalHint}`;
  }
  if (to === 'Return requested') return `An order with the status “${from}” cannot be returned.`;
  return `An order with the status “${from}” cannot be changed to “${to}”.`;
}

export function staffMoves(from: OrderStatus, role: Role): OrderStatus[] {
  return nextStates(from, 'staff').filter((to) => staffTransitionError(from, to, role) === undefined);
}

export function staffTransitionError(from: OrderStatus, to: OrderStatus, role: Role): string | undefined {
  const error = transitionError(from, to, 'staff');
  if (error) return error;
  if (isInPhase(from, 'returning')) return 'Decide on the return on the order page.';
  if (role === 'Packer' && !STATES[from].next[to]?.includes(role))
    return `Ask an Admin to change the status to “${to}”.`;
  if (isInPhase(to, 'returning')) return 'Request the return on the order page.';
  return undefined;
}

/** States that an Admin may revert by one step. Return decisions stay final. */
export const isCorrectable = (status: OrderStatus): boolean =>
  ORDER_STATUSES.some((from) => staffMoves(from, 'Admin').includes(status));

export const ORDER_TABS = Object.fromEntries(
  ORDER_STATUSES.flatMap((status) => STATES[status].tab ?? []).map((tab) => [
    tab,
    ORDER_STATUSES.filter((status) => STATES[status].tab === tab),
  ]),
) as Record<OrderTab, OrderStatus[]>;
export const ORDER_TAB_KEYS = Object.keys(ORDER_TABS) as OrderTab[];
export const REFUNDS_TAB = 'refunds';
/** Orders behind the dashboard metrics; a link target, not a tab. */
export const SOLD_TAB = 'sold';
/** Failed deliveries whose next attempt is due, and those to return to the shop. */
export const FAILED_TABS = ['attempts-due', 'return-proposed'] as const;
export type FailedTab = (typeof FAILED_TABS)[number];
export const ORDER_LIST_TABS = [...ORDER_TAB_KEYS, ...FAILED_TABS, REFUNDS_TAB, SOLD_TAB] as const;

export const ORDER_WORK_TABS = {
  toConfirm: 'to-confirm',
  toPack: 'to-pack',
  toShip: 'to-ship',
  deliveryFailed: 'failed',
  returnsToCheck: 'returns',
} as const satisfies Record<string, OrderTab>;
