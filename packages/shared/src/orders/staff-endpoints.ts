import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { Note } from './cancellation.ts';
import { ORDER_TAB_KEYS, REFUNDS_TAB, SOLD_TAB } from './order-tabs.ts';
import { PAYMENT_STATUSES } from './payment-statuses.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { ShippingInfo } from './shipping-info.ts';
import { OrderRow, PackingRow, StaffOrder } from './staff-order.ts';
import { STAFF_CANCEL_REASONS } from './staff-cancel-reasons.ts';
import { Tracking } from './tracking.ts';

const access = staff(...SECTION_ROLES.orders);
const byId = z.object({ id: ObjectId });
const Day = z.iso.date('Enter a day like 2026-11-20.');
/** So many orders at most in one bulk call, and on one run of the printer. */
export const ORDERS_AT_ONCE = 50;

export const STAFF_ORDER_SORTS = ['newest', 'oldest'] as const;

export const StaffOrderQuery = z.object({
  page: z.coerce.number('Enter a page number.').int().min(1).max(10_000).default(1),
  limit: z.coerce.number('Enter how many.').int().min(1).max(50).default(25),
  sort: z.enum(STAFF_ORDER_SORTS, 'Sort by newest or oldest.').default('newest'),
  /** Number, phone, name, email or tracking number; each word may be the beginning of one. */
  search: z.string().trim().max(64).optional(),
  tab: z.enum([...ORDER_TAB_KEYS, REFUNDS_TAB, SOLD_TAB], 'There is no such list.').optional(),
  status: z.enum(ORDER_STATUSES, 'There is no such status.').optional(),
  payment: z.enum(PAYMENT_STATUSES, 'There is no such payment status.').optional(),
  /** Days of India; both count. */
  from: Day.optional(),
  to: Day.optional(),
});
export type StaffOrderQuery = z.infer<typeof StaffOrderQuery>;

const counted = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  /** How many orders each tab holds, whatever is searched for. */
  tabs: z.record(z.string(), z.int()),
};

export const listStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access,
  summary: 'The orders of the shop, found, filtered and in pages; to a packer without any amount',
  query: StaffOrderQuery,
  response: z.discriminatedUnion('view', [
    z.object({ view: z.literal('full'), orders: z.array(OrderRow), ...counted }),
    z.object({ view: z.literal('packing'), orders: z.array(PackingRow), ...counted }),
  ]),
});

export const printStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/print',
  access,
  summary: 'The named orders, to be printed; to a packer without any amount',
  query: z.object({
    ids: z
      .string('Name the orders.')
      .transform((text) => text.split(','))
      .pipe(z.array(ObjectId).max(ORDERS_AT_ONCE, `At most ${ORDERS_AT_ONCE} orders at once.`)),
  }),
  response: z.object({ orders: z.array(StaffOrder) }),
});

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  access,
  summary: 'One order with what happened to it and what may be done next; to a packer without any amount',
  params: byId,
  response: StaffOrder,
});

export const moveOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/moves',
  access,
  summary: 'Move up to fifty orders to a status, each decided on its own',
  body: z.object({
    ids: z
      .array(ObjectId, 'Choose orders.')
      .min(1, 'Choose orders.')
      .max(ORDERS_AT_ONCE, `At most ${ORDERS_AT_ONCE} orders at once.`),
    to: z.enum(ORDER_STATUSES, 'Choose a status.'),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: ObjectId,
        number: z.string().optional(),
        done: z.boolean(),
        /** Why it was not done. */
        message: z.string().optional(),
        orderStatus: z.enum(ORDER_STATUSES).optional(),
      }),
    ),
  }),
});

/** A move of one order, with what belongs to it: the reason of a cancellation, what came back, who brings it. */
export const moveStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/move',
  access,
  summary: 'Move an order to its next status',
  params: byId,
  body: z.object({
    to: z.enum(ORDER_STATUSES, 'Choose a status.'),
    reason: z.enum(STAFF_CANCEL_REASONS, 'Choose a reason.').optional(),
    note: z.union([z.literal(''), Note]).optional(),
    tracking: Tracking.optional(),
    /** With Returned to shop, of each line: how many pieces go back to stock. The others are written off. */
    restocked: z.array(z.int('Enter a whole number.').min(0, 'At least 0.')).max(50).optional(),
  }),
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const trackStaffOrder = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/tracking',
  access,
  summary: 'Say who brings the parcel, and under which number',
  params: byId,
  body: Tracking,
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const noteStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/notes',
  access,
  summary: 'Write a note for the staff to an order',
  params: byId,
  body: z.object({ text: severalLines({ max: 500, missing: 'Write a few words.' }) }),
  response: StaffOrder,
});

export const readdressStaffOrder = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/address',
  access: staff('Admin'),
  summary:
    'Mend where an order goes, before it is packed; If-Match names the `addressVersion` that was seen, else 412 with the present order',
  params: byId,
  body: ShippingInfo,
  response: StaffOrder,
  errors: ['CONFLICT', 'CHANGED_MEANWHILE'],
  headers: ['If-Match'],
});

export const decideStaffReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/return',
  access: staff('Admin'),
  summary: 'Take the pieces of a return back to stock or write them off, or refuse it',
  params: byId,
  body: z.discriminatedUnion(
    'accepted',
    [
      z.object({
        accepted: z.literal(false),
        /** Its owner reads it. */
        reason: singleLine({ max: 300, missing: 'Say why. The shopper reads it.' }),
      }),
      z.object({
        accepted: z.literal(true),
        /** Of each line of the return, in its order. What is not put back to stock is written off. */
        restocked: z.array(z.int('Enter a whole number.').min(0, 'At least 0.')).max(50),
      }),
    ],
    'Accept or refuse it.',
  ),
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const refundStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refunds/:returnId',
  access: staff('Admin'),
  summary: 'Record that the refund of a return was paid, with the reference of the bank',
  params: z.object({ id: ObjectId, returnId: ObjectId }),
  body: z.object({ reference: Note }),
  response: StaffOrder,
  errors: ['CONFLICT'],
});
