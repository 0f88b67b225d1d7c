import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { Note } from './cancellation.ts';
import { MaskedRefundTo, RefundTo } from './refund-to.ts';

/** Spec §9: free 30-day returns. The default of the store's `returnDays`. */
export const DEFAULT_RETURN_DAYS = 30;

export const RETURN_REASONS = [
  'too-small',
  'too-large',
  'not-as-shown',
  'faulty',
  'wrong-item',
  'changed-mind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_STATUSES = ['requested', 'accepted', 'refused'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** A line of an order is named as in the cart: by product and size. */
export const ReturnLine = z.object({
  product: ObjectId,
  size: z.string().trim().min(1).max(10).optional(),
  quantity: z.int('Enter a whole number.').min(1, 'At least 1.'),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

/** What a shopper sends to give pieces back. */
export const ReturnRequest = z.object({
  lines: z.array(ReturnLine, 'Choose at least one item.').min(1, 'Choose at least one item.').max(50),
  reason: z.enum(RETURN_REASONS, 'Choose a reason.'),
  note: z.union([z.literal(''), Note]).optional(),
  refundTo: RefundTo,
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** Whole rupees. `items` is what was paid for the pieces, each less its part of the order's discount. */
export const Refund = z.object({ items: z.int(), tax: z.int(), shipping: z.int(), total: z.int() });
export type Refund = z.infer<typeof Refund>;

/** A return as the order's owner sees it. */
export const OrderReturn = z.object({
  _id: ObjectId,
  status: z.enum(RETURN_STATUSES),
  lines: z.array(ReturnLine),
  reason: z.enum(RETURN_REASONS),
  note: z.string().optional(),
  refund: Refund,
  refundTo: MaskedRefundTo,
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was refused, in the words of the staff. */
  refusal: z.string().optional(),
  /** That the refund was paid, and how the bank calls it. */
  refundPaid: z.object({ at: z.iso.datetime(), reference: z.string() }).optional(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;
