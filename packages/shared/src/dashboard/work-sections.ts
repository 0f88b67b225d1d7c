import type { Role } from '../endpoint.ts';
import { mayUse, type Section } from '../staff/sections.ts';
import type { WorkToDo } from './endpoints.ts';

/** Whose work each is: a packer hears of orders and of no money, who keeps the catalogue of stock. */
const WORK_SECTIONS: Record<keyof WorkToDo, Section> = {
  toConfirm: 'orders',
  toPack: 'orders',
  toShip: 'orders',
  deliveryFailed: 'orders',
  returnsToCheck: 'orders',
  complaintsDue: 'messages',
  messagesToAnswer: 'messages',
  reviewsReported: 'reviews',
  refundsDue: 'transactions',
  unassignedStock: 'products',
  deadMails: 'mail',
  lowStock: 'products',
};

export const WORK_KINDS = Object.keys(WORK_SECTIONS) as (keyof WorkToDo)[];

/** What is good to know and asks for no step today. */
const INFORMATION: readonly (keyof WorkToDo)[] = ['lowStock'];

export const isInformation = (kind: keyof WorkToDo): boolean => INFORMATION.includes(kind);

/** What of the work a role may see, in the order in which it is told. */
export const workOf = (role: Role): (keyof WorkToDo)[] =>
  WORK_KINDS.filter((kind) => mayUse(role, WORK_SECTIONS[kind]));
