import type { Role } from '../endpoint.ts';
import { nextStatuses, type OrderStatus, transitionError } from './order-lifecycle.ts';

/** Packers record parcel progress; payments and cancellations need an Admin. */
const PACKER_MOVES: readonly OrderStatus[] = [
  'Confirmed',
  'Packed',
  'Shipped',
  'Out for delivery',
  'Delivery failed',
  'Returned to shop',
];

const RETURN_DECISIONS: readonly OrderStatus[] = ['Returned', 'Return refused'];

export function staffMoves(from: OrderStatus, role: Role): OrderStatus[] {
  return nextStatuses(from, 'staff').filter((to) => staffTransitionError(from, to, role) === undefined);
}

/** Returns why this role may not make a move; `undefined` when allowed. */
export function staffTransitionError(from: OrderStatus, to: OrderStatus, role: Role): string | undefined {
  const error = transitionError(from, to, 'staff');
  if (error) return error;
  if (RETURN_DECISIONS.includes(to)) return 'Decide on a return item by item on the order page.';
  if (role === 'Packer' && !PACKER_MOVES.includes(to)) return `Ask an Admin to change the status to “${to}”.`;
  return undefined;
}

/** The address is editable before packing. */
export function isAddressEditable(status: OrderStatus): boolean {
  return status === 'Processing' || status === 'Confirmed';
}

export function isTrackable(status: OrderStatus): boolean {
  return ['Packed', 'Shipped', 'Out for delivery', 'Delivery failed'].includes(status);
}
