import { z } from 'zod';
import { ObjectId } from '../object-id.ts';

export const INVOICE_KINDS = ['tax-invoice', 'bill-of-supply', 'invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const CREDIT_REASONS = ['cancelled', 'packing-undone', 'undelivered', 'returned'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** From this total an invoice without GSTIN needs name and address (CGST Rules, 46 (e)). */
export const NAMED_INVOICE_FROM_RUPEES = 50_000;

export const INVOICE_SIZES = ['a4', 'a6'] as const;
export type InvoiceSize = (typeof INVOICE_SIZES)[number];

export const InvoiceSummary = z.object({
  _id: ObjectId,
  number: z.string(),
  kind: z
    .enum(INVOICE_KINDS)
    .describe(
      '`tax-invoice`: GST inside the price, with the GSTIN of the shop. `bill-of-supply`: the shop has no GSTIN. `invoice`: with the flat tax of an order. `credit-note`: reverses an invoice, or lines of it.',
    ),
  issuedAt: z.iso.datetime(),
  total: z.int().describe('In paise: ₹979 is 97900.'),
  against: z.string().optional().describe('Number of the invoice that a credit note reverses.'),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;
