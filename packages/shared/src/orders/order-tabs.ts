import { ORDER_STATUSES, type OrderStatus } from './order-lifecycle.ts';

export const ORDER_TABS = {
  'to-confirm': ['Processing'],
  'to-pack': ['Confirmed'],
  'to-ship': ['Packed'],
  'on-the-way': ['Shipped', 'Out for delivery'],
  failed: ['Delivery failed'],
  returns: ['Return requested'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderTab = keyof typeof ORDER_TABS;
export const ORDER_TAB_KEYS = Object.keys(ORDER_TABS) as OrderTab[];

export const REFUNDS_TAB = 'refunds';

export const UNSOLD_STATUSES: readonly OrderStatus[] = ['Cancelled', 'Returned to shop'];

/** Orders behind the dashboard metrics; a link target, not a tab. */
export const SOLD_TAB = 'sold';
export const SOLD_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !UNSOLD_STATUSES.includes(status),
);
