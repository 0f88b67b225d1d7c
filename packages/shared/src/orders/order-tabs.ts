import type { OrderStatus } from './order-status.ts';

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
