import { z } from 'zod';
import { sentAsText } from '../sent-as.ts';
import { ObjectId } from '../object-id.ts';
import { Note } from './cancellation.ts';
import { MaskedRefundTo, RefundTo } from './refund-to.ts';

/** Spec §9: free 30-day returns; default of `returnDays`. */
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

export const ReturnLine = z.object({
  product: ObjectId,
  size: z.string().trim().min(1).max(10).meta(sentAsText(10)).optional(),
  quantity: z.int('Enter a whole number.').min(1, 'At least 1.'),
  exchangeSize: z
    .string()
    .trim()
    .min(1)
    .max(10)
    .meta(sentAsText(10))
    .optional()
    .describe('Wanted in exchange; the same size when absent.'),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

export const ReturnRequest = z.object({
  lines: z.array(ReturnLine, 'Choose at least one item.').min(1, 'Choose at least one item.').max(50),
  reason: z.enum(RETURN_REASONS, 'Choose a reason.'),
  note: z.union([z.literal(''), Note]).optional(),
  refundTo: RefundTo.optional().describe(
    'Required unless the refund is ₹0 or goes back to an online payment; always for an exchange that is worth something.',
  ),
  exchange: z
    .boolean()
    .optional()
    .describe('Whether the items are replaced; they are refunded if they sell out meanwhile.'),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

export const Refund = z.object({
  items: z.int().describe('Paid for the units, after discount, in whole rupees.'),
  tax: z.int(),
  shipping: z.int(),
  total: z.int().describe('items + tax + shipping, in whole rupees.'),
});
export type Refund = z.infer<typeof Refund>;

export const OrderLink = z.object({ order: ObjectId, number: z.string() });

export const OrderReturn = z.object({
  _id: ObjectId,
  status: z.enum(RETURN_STATUSES),
  lines: z.array(ReturnLine),
  reason: z.enum(RETURN_REASONS),
  note: z.string().optional(),
  refund: Refund,
  refundTo: MaskedRefundTo.optional(),
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  refusal: z.string().optional(),
  refundPaid: z
    .object({
      at: z.iso.datetime(),
      reference: z.string(),
      amount: z.int().optional().describe('In whole rupees, when less than the refund.'),
    })
    .optional(),
  exchange: z.boolean().optional().describe('Whether the customer wants a replacement, not a refund.'),
  replacement: OrderLink.extend({
    isCancelled: z.boolean().optional().describe('Only in the answer of `GET /admin/order/{id}`.'),
  })
    .optional()
    .describe('Order that replaces the items, paid by the refund.'),
});
export type OrderReturn = z.infer<typeof OrderReturn>;
