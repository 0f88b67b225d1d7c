import { SECTION_ROLES } from '../staff/sections.ts';
import type { WorkToDo } from './endpoints.ts';
import type { Role } from '../roles.ts';

const { orders, messages, reviews, transactions, products, mail } = SECTION_ROLES;

/** Packers see no money. */
const WORK_ROLES: Record<keyof WorkToDo, readonly Role[]> = {
  toConfirm: orders,
  toPack: orders,
  toShip: orders,
  deliveryFailed: orders,
  attemptsDue: orders,
  returnsProposed: orders,
  returnsToCheck: ['Admin'],
  complaintsDue: messages,
  messagesToAnswer: messages,
  reviewsReported: reviews,
  refundsDue: transactions,
  paymentsToConfirm: transactions,
  paymentDiscrepancies: transactions,
  refundsToApprove: transactions,
  unassignedStock: products,
  deadMails: mail,
  lowStock: products,
  outOfStock: products,
};

export const WORK_KINDS = Object.keys(WORK_ROLES) as (keyof WorkToDo)[];

const INFORMATIONAL_KINDS: readonly (keyof WorkToDo)[] = ['lowStock', 'outOfStock'];

export const isInformational = (kind: keyof WorkToDo): boolean => INFORMATIONAL_KINDS.includes(kind);

/** Failed deliveries that need a certain step; `deliveryFailed` counts them, too. */
const PARTIAL_KINDS: readonly (keyof WorkToDo)[] = ['attemptsDue', 'returnsProposed'];

export const isPartial = (kind: keyof WorkToDo): boolean => PARTIAL_KINDS.includes(kind);

export const workKindsFor = (role: Role): (keyof WorkToDo)[] =>
  WORK_KINDS.filter((kind) => WORK_ROLES[kind].includes(role));
