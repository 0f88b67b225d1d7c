import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

/** What is to be done today, each with the orders it is about. */
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

/** The orders of the tab that looks at the money; no packer has it. */
export const REFUNDS_TAB = 'refunds';

/** Where an order ends that sold nothing: it was called off, or came back undelivered. */
export const UNSOLD: readonly OrderStatus[] = ['Cancelled', 'Returned to shop'];

/** The orders that the figures of the dashboard are added up from. It is opened from there, and is no tab to press. */
export const SOLD_TAB = 'sold';
export const SOLD: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !UNSOLD.includes(status));
