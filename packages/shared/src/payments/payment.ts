import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { APPROVAL_STATES, CASH_METHOD, PAYMENT_STATE_NAMES, REFUND_STATES } from './payment-states.ts';

/** Methods with a provider in this shop; a further provider adds its own code. */
export const PAYMENT_METHODS = [CASH_METHOD, 'UPI', 'ONLINE'] as const;

/** Not offered at checkout. */
export const EXCHANGE_METHOD = 'EXCHANGE';

export const PaymentMethodCode = z.string().regex(/^[A-Z]{2,12}$/);

export const Payment = z.object({
  method: PaymentMethodCode,
  state: z.enum(PAYMENT_STATE_NAMES),
  amount: z.int().min(0).describe('In whole rupees, with the `fee`.'),
  fee: z.int().min(0).describe('Charge for this method, included in `amount`.'),
  refundDue: z.int().min(0).describe('Still to be paid back, in whole rupees.'),
  refunded: z.int().min(0).describe('Paid back, in whole rupees.'),
  reference: z.string().optional().describe('Id at the bank or provider, once the payment is captured.'),
  expiresAt: z.iso.datetime().optional().describe('Until then the order is held for an online payment.'),
  claimed: z
    .object({ reference: z.string(), at: z.iso.datetime() })
    .optional()
    .describe('Entered by the payer, waiting for staff to confirm it.'),
  rejected: z
    .object({ reference: z.string(), at: z.iso.datetime() })
    .optional()
    .describe('Entered by the payer; staff found no such payment.'),
  details: z
    .record(z.string(), z.string())
    .optional()
    .describe('By provider: a UPI address, or the order at the gateway.'),
  refunds: z
    .array(
      z.object({
        amount: z.int().min(0),
        state: z.enum(REFUND_STATES),
        reference: z.string().optional(),
        return: ObjectId.optional().describe('The return that it pays for.'),
      }),
    )
    .optional()
    .describe('Refunds that the provider pays out.'),
});
export type Payment = z.infer<typeof Payment>;

/** By a second member of staff, above the store's limit. */
export const RefundApproval = z.object({
  state: z.enum(APPROVAL_STATES),
  amount: z.int().min(0).describe('In whole rupees.'),
  by: z.string().optional().describe('Name of the person who asked.'),
  at: z.iso.datetime().optional(),
  isOwn: z.boolean().optional().describe('Whether the caller asked, and so cannot decide.'),
  reason: z.string().optional().describe('Why it was declined.'),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  oldLimit: z
    .int()
    .optional()
    .describe('In whole rupees. Applies to the caller, although it was raised or turned off.'),
  sum: z
    .int()
    .optional()
    .describe('In whole rupees, of all returns of the order that staff requested, when they count together.'),
  payTo: z
    .string()
    .optional()
    .describe('While it waits: the account that the customer named for the return.'),
  sources: z
    .array(z.string())
    .optional()
    .describe('While it waits: references of the payments that the refund would go back to.'),
});
export type RefundApproval = z.infer<typeof RefundApproval>;

export const PaymentOption = z.object({
  method: PaymentMethodCode,
  label: z.string(),
  description: z.string().optional(),
  fee: z.int().min(0),
  total: z.int().min(0).describe('Total of the order with the fee.'),
  reason: z.string().optional().describe('Why this method is not available.'),
});
export type PaymentOption = z.infer<typeof PaymentOption>;
