import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { Note } from '../orders/cancellation.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { StaffPayment } from './endpoints.ts';

const access = staff(...SECTION_ROLES.transactions);
const byOrder = z.object({ id: ObjectId });

/** Above the store's limit, a second member of staff must approve a refund. */
export const requestRefundApproval = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/approval',
  access,
  idempotencyKey: '24h',
  summary: 'Ask for the approval of a refund above the limit of the store',
  params: byOrder,
  /** `null`: the refund of the order itself. */
  body: z.object({ return: ObjectId.nullable() }),
  response: StaffPayment,
  errors: ['CONFLICT'],
});

export const decideRefundApproval = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/approval/decision',
  access,
  idempotencyKey: '24h',
  summary: 'Approve the refund that another member of staff asked for, or decline it with a reason',
  params: byOrder,
  body: z
    .object({ approved: z.boolean('Choose approve or decline.'), reason: Note.optional() })
    .refine(({ approved, reason }) => approved || reason !== undefined, {
      path: ['reason'],
      error: 'Enter a reason.',
    }),
  response: StaffPayment,
  errors: ['CONFLICT'],
});
