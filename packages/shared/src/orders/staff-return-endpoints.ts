import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { RefundBody } from '../payments/refund-body.ts';
import { severalLines } from '../plain-text.ts';
import { ReturnRequest } from './order-return.ts';
import { RefundTo } from './refund-to.ts';
import { UnitsOfLines } from './staff-endpoints.ts';
import { StaffOrder } from './staff-order.ts';

export const REFUSAL_MESSAGE = 'Enter a reason. The customer will see it.';
const ReturnRefusal = severalLines({ max: 300, missing: REFUSAL_MESSAGE });
const Restocked = UnitsOfLines.describe(
  'Units to restock of each line of the return, in the order of its lines; the rest is written off.',
);

const Refused = UnitsOfLines.describe(
  'Units to refuse of each line of the return, with a reason. They become a refused return of their own, without a refund.',
);

export const requestStaffReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/returns',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary: 'Request a return for a customer, even after the return window',
  params: z.object({ id: ObjectId }),
  body: ReturnRequest,
  response: StaffOrder,
  errors: ['CONFLICT'],
});

/** Fields of the other decision are validated but ignored: OpenAPI has one object for both. */
export const decideStaffReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/return',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary: 'Accept a return or some of its units, restocked or written off, or refuse it',
  params: z.object({ id: ObjectId }),
  body: z.discriminatedUnion(
    'accepted',
    [
      z.object({
        accepted: z.literal(false),
        reason: ReturnRefusal,
        restocked: Restocked.optional(),
        refused: Refused.optional(),
      }),
      z.object({
        accepted: z.literal(true),
        restocked: Restocked,
        refused: Refused.optional(),
        reason: ReturnRefusal.optional(),
        exchange: z
          .boolean()
          .optional()
          .describe('Whether the items are replaced, by a new order that the refund pays for.'),
      }),
    ],
    'Choose accept or refuse.',
  ),
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const recordRefundAccount = endpoint({
  method: 'PUT',
  path: '/admin/orders/:id/returns/:returnId/account',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary:
    'Record the refund account of a return, or correct it until the refund is paid; the customer gets an email, and the refund needs a new approval, if it needs one',
  params: z.object({ id: ObjectId, returnId: ObjectId }),
  body: RefundTo,
  response: StaffOrder,
  errors: ['CONFLICT'],
});

export const refundStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/refunds/:returnId',
  access: staff('Admin'),
  idempotencyKey: '24h',
  summary: 'Pay a refund through the payment provider, or record its payment with a bank reference',
  params: z.object({ id: ObjectId, returnId: ObjectId }),
  body: RefundBody,
  response: StaffOrder,
  errors: ['CONFLICT'],
});
