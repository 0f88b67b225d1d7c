import { z } from 'zod';
import { APPROVAL_STATES, PAYMENT_STATE_NAMES, REFUND_STATES } from './payment-states.ts';

/** Methods with a provider in this shop; a further provider adds its own code. */
export const PAYMENT_METHODS = ['COD', 'UPI', 'ONLINE'] as const;

export const PaymentMethodCode = z.string().regex(/^[A-Z]{2,12}$/);

/** Payment of one order, in whole rupees. */
export const Payment = z.object({
  method: PaymentMethodCode,
  state: z.enum(PAYMENT_STATE_NAMES),
  amount: z.int().min(0),
  /** Charge for this method, included in `amount`. */
  fee: z.int().min(0),
  refundDue: z.int().min(0),
  refunded: z.int().min(0),
  /** At the bank or gateway, once the payment is captured. */
  reference: z.string().optional(),
  /** Until then the order is held for an online payment. */
  expiresAt: z.iso.datetime().optional(),
  /** Entered by the payer, waiting for staff to confirm it. */
  claimed: z.object({ reference: z.string(), at: z.iso.datetime() }).optional(),
  /** By provider: a UPI address, or the order at the gateway. */
  details: z.record(z.string(), z.string()).optional(),
  /** Refunds that the provider pays out. */
  refunds: z
    .array(
      z.object({ amount: z.int().min(0), state: z.enum(REFUND_STATES), reference: z.string().optional() }),
    )
    .optional(),
});
export type Payment = z.infer<typeof Payment>;

/** By a second member of staff, above the store's limit. */
export const RefundApproval = z.object({
  state: z.enum(APPROVAL_STATES),
  /** Whole rupees. */
  amount: z.int().min(0),
  /** Who asked, and when. */
  by: z.string().optional(),
  at: z.iso.datetime().optional(),
  /** Whether the caller asked, and so cannot decide. */
  isOwn: z.boolean().optional(),
  /** Why it was declined, and by whom. */
  reason: z.string().optional(),
  decidedBy: z.string().optional(),
});
export type RefundApproval = z.infer<typeof RefundApproval>;

export const PaymentOption = z.object({
  method: PaymentMethodCode,
  label: z.string(),
  description: z.string().optional(),
  fee: z.int().min(0),
  /** Total of the order with the fee. */
  total: z.int().min(0),
  /** Why this method is not available. */
  reason: z.string().optional(),
});
export type PaymentOption = z.infer<typeof PaymentOption>;
