import { z } from 'zod';
import { PAYMENT_STATUSES } from '../payments/payment-states.ts';
import { isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { forbidCombination, sentAsIds } from '../sent-as.ts';
import { severalLines } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { Note } from './cancellation.ts';
import { aboutDelivery } from './delivery-attempt.ts';
import { ORDER_LIST_TABS, ORDER_STATUSES } from './order-lifecycle.ts';
import { ShippingInfo } from './shipping-info.ts';
import { OrderRow, PackingRow, PrintedOrders, StaffOrder } from './staff-order.ts';
import { STAFF_CANCEL_REASONS } from './staff-cancel-reasons.ts';
import { Tracking } from './tracking.ts';

const access = staff(...SECTION_ROLES.orders);
const CancelReason = z
  .enum(STAFF_CANCEL_REASONS, 'Choose a reason.')
  .describe(
    'The reason of a move to Cancelled; `other` when absent. All units of a cancelled order return to stock.',
  );
const byId = z.object({ id: ObjectId });
export const UnitsOfLines = z.array(z.int('Enter a whole number.').min(0, 'At least 0.')).max(50);

export const BULK_ORDERS_MAX = 50;

export const BulkOrderIds = z
  .string('Choose orders.')
  .transform((text) => text.split(','))
  .pipe(z.array(ObjectId).max(BULK_ORDERS_MAX, `At most ${BULK_ORDERS_MAX} orders at a time.`))
  .meta(sentAsIds(BULK_ORDERS_MAX));

export const STAFF_ORDER_SORTS = ['newest', 'oldest'] as const;

const orderFilters = {
  ...listQuery.sort(STAFF_ORDER_SORTS, 'Sort by newest or oldest.'),
  ...listQuery.search,
  tab: z
    .enum(ORDER_LIST_TABS, 'This list does not exist.')
    .optional()
    .describe('Orders of this tab of E-DASH. `sold`: the orders that the sales figures count.'),
  status: z.enum(ORDER_STATUSES, 'This status does not exist.').optional(),
  payment: z.enum(PAYMENT_STATUSES, 'This payment status does not exist.').optional(),
  ...listQuery.days,
};

export const StaffOrderQuery = z
  .object({ ...listQuery.page, ...orderFilters })
  .refine(isChronological, NOT_CHRONOLOGICAL);
export type StaffOrderQuery = z.infer<typeof StaffOrderQuery>;

const countFields = {
  ...listTotal,
  tabs: z.record(z.string(), z.int()).describe('Orders in each tab, whatever the search.'),
};

export const listStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  access,
  summary: 'List the orders of the shop, searched, filtered and in pages; without amounts for a Packer',
  query: StaffOrderQuery,
  response: z.discriminatedUnion('view', [
    z.object({ view: z.literal('full'), orders: z.array(OrderRow), ...countFields }),
    z.object({ view: z.literal('packing'), orders: z.array(PackingRow), ...countFields }),
  ]),
});

export const printStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/print',
  access,
  summary: 'List orders by id for printing; without amounts for a Packer, except the cash to collect',
  query: z.object({ ids: BulkOrderIds }),
  response: PrintedOrders,
});

export const getStaffOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  access,
  summary: 'Get an order with its timeline and its possible next moves; without amounts for a Packer',
  params: byId,
  response: StaffOrder,
});

export const EXPORTED_ORDERS_MAX = 10_000;

export const exportStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/export',
  access,
  summary: 'Export the filtered orders, or orders by id, as a CSV file; without amounts for a Packer',
  query: z
    .object({ ...orderFilters, ids: BulkOrderIds.optional() })
    .refine(isChronological, NOT_CHRONOLOGICAL),
  response: z.object({ filename: z.string(), csv: z.string() }),
});

export const moveOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/moves',
  access,
  idempotencyKey: '24h',
  summary: 'Move up to fifty orders to a status, independently of each other',
  body: z
    .object({
      ids: z
        .array(ObjectId, 'Choose orders.')
        .min(1, 'Choose orders.')
        .max(BULK_ORDERS_MAX, `At most ${BULK_ORDERS_MAX} orders at a time.`),
      to: z.enum(ORDER_STATUSES, 'Choose a status.'),
      reason: CancelReason.optional(),
      note: z.union([z.literal(''), Note]).optional(),
      courier: Tracking.shape.courier.optional(),
      trackingNumbers: z.record(ObjectId, Tracking.shape.number).optional().describe('By id of the order.'),
      restocked: z
        .enum(['all', 'none'], 'Choose all or none.')
        .optional()
        .describe('Only for a move to Returned to shop: restock or write off all units; `all` by default.'),
      ...aboutDelivery,
    })
    .meta(
      forbidCombination({
        properties: { trackingNumbers: {} },
        required: ['trackingNumbers'],
        not: { properties: { courier: {} }, required: ['courier'] },
      }),
    ),
  response: z.object({
    results: z.array(
      z.object({
        id: ObjectId,
        number: z.string().optional(),
        done: z.boolean(),
        message: z.string().optional(),
        orderStatus: z.enum(ORDER_STATUSES).optional(),
        move: ObjectId.optional().describe('For `POST /admin/orders/moves/undo`.'),
      }),
    ),
  }),
});

export const moveStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/move',
  access,
  idempotencyKey: '24h',
  summary: 'Move an order to its next status',
  params: byId,
  body: z.object({
    to: z.enum(ORDER_STATUSES, 'Choose a status.'),
    reason: CancelReason.optional(),
    note: z.union([z.literal(''), Note]).optional(),
    tracking: Tracking.optional(),
    restocked: UnitsOfLines.optional().describe(
      'Only for a move to Returned to shop: units to restock of each line, in the order of the lines; the rest is written off. Absent: all.',
    ),
    ...aboutDelivery,
  }),
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const updateStaffOrderTracking = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/tracking',
  access,
  idempotencyKey: '24h',
  summary:
    'Set the courier and the tracking number of an order; with the `trackingVersion` in If-Match, a change by someone else since returns 412 with the current order',
  params: byId,
  body: Tracking,
  response: StaffOrder,
  errors: ['CONFLICT', 'CHANGED_MEANWHILE'],
  versioned: { field: 'trackingVersion', record: 'order', isOptional: true },
});

export const addStaffOrderNote = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/notes',
  access,
  idempotencyKey: '24h',
  summary: 'Add a staff note to an order',
  params: byId,
  body: z.object({ text: severalLines({ max: 500, missing: 'Enter a note.' }) }),
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const updateStaffOrderAddress = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/address',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary:
    'Change the delivery address of an order that is not packed yet; If-Match is the `addressVersion` that was read, and an outdated one returns 412 with the current order',
  params: byId,
  body: ShippingInfo,
  response: StaffOrder,
  errors: ['CONFLICT', 'CHANGED_MEANWHILE'],
  versioned: { field: 'addressVersion', record: 'order' },
});
