import type { Role } from '../endpoint.ts';
import { nextStatuses, type OrderStatus, whyNot } from './order-status.ts';

/** What a packer records: the parcel's way. What is paid, and what is cancelled, is for Admin. */
const PACKER_MOVES: readonly OrderStatus[] = [
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
  'Returned to shop',
];

/** These are decided piece by piece, on the return itself. */
const DECIDED_ON_THE_RETURN: readonly OrderStatus[] = ['Returned', 'Return refused'];

/** Where this member of staff may take an order next. */
export function staffMoves(from: OrderStatus, role: Role): OrderStatus[] {
  return nextStatuses(from, 'staff').filter((to) => whyNotStaff(from, to, role) === undefined);
}

/** Why this member of staff may not take an order there, as a sentence; `undefined` when they may. */
export function whyNotStaff(from: OrderStatus, to: OrderStatus, role: Role): string | undefined {
  const refusal = whyNot(from, to, 'staff');
  if (refusal) return refusal;
  if (DECIDED_ON_THE_RETURN.includes(to)) return 'Decide a return item by item on the order page.';
  if (role === 'Packer' && !PACKER_MOVES.includes(to)) return `Ask an Admin to set it to ${to}.`;
  return undefined;
}

/** As long as the parcel is not packed, its address can be mended. */
export function isAddressOpen(status: OrderStatus): boolean {
  return status === 'Processing' || status === 'Confirmed';
}

/** From packing to the door: then a courier has it, or is about to. */
export function isTrackable(status: OrderStatus): boolean {
  return ['Packed', 'Shipped', 'Out for delivery', 'Delivery failed'].includes(status);
}
