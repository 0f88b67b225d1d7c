import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { severalLines } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { ORDER_STATUSES } from './order-lifecycle.ts';
import { BULK_ORDERS_MAX } from './staff-endpoints.ts';
import { StaffOrder } from './staff-order.ts';

export const undoMoves = endpoint({
  method: 'POST',
  path: '/admin/orders/moves/undo',
  access: staff(...SECTION_ROLES.orders),
  idempotencyKey: '24h',
  summary:
    'Undo the latest move of up to fifty orders independently: only by its author and within 15 seconds; mails about it are not sent',
  body: z.object({
    moves: z
      .array(z.object({ id: ObjectId, move: ObjectId }), 'Choose moves.')
      .min(1, 'Choose moves.')
      .max(BULK_ORDERS_MAX, `At most ${BULK_ORDERS_MAX} orders at a time.`),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: ObjectId,
        number: z.string().optional(),
        done: z.boolean(),
        message: z.string().optional(),
        orderStatus: z.enum(ORDER_STATUSES).optional(),
      }),
    ),
  }),
});

export const correctStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/correction',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary:
    'Correct an order by one step back, with a reason: collected cash is pending again, and restocked units are reserved again',
  params: z.object({ id: ObjectId }),
  body: z.object({
    from: z
      .enum(ORDER_STATUSES, 'Choose a status.')
      .describe('The status that the caller saw; a repeated call changes nothing.'),
    reason: severalLines({ max: 300, missing: 'Enter a reason.' }),
  }),
  response: StaffOrder,
  errors: ['CONFLICT'],
});
