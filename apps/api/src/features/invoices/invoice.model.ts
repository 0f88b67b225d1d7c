import {
  CREDIT_REASONS,
  type CreditReason,
  INVOICE_KINDS,
  type InvoiceKind,
} from '@e-store/shared/invoices/invoice';
import type { TaxParts } from '@e-store/shared/invoices/calculate-gst';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

export const CHARGES = ['shipping', 'payment-fee'] as const;
export type Charge = (typeof CHARGES)[number];

/** Paise. `price` is that of one piece. */
export type InvoiceLine = TaxParts & {
  product?: Types.ObjectId;
  charge?: Charge;
  size?: string;
  hsn: string;
  name: string;
  quantity: number;
  price: number;
  discount: number;
};

export type InvoiceTotals = Omit<TaxParts, 'rate'> & { flatTax: number };

/** A snapshot in paise that never changes after it was issued. */
export type InvoiceRecord = {
  _id: Types.ObjectId;
  /** Gapless within series and financial year. */
  number: string;
  financialYear: string;
  kind: InvoiceKind;
  order: Types.ObjectId;
  orderNumber: string;
  orderedAt: Date;
  user: Types.ObjectId;
  /** Of a credit note: the invoice that it reverses. */
  against?: { _id: Types.ObjectId; number: string; issuedAt: Date };
  reason?: CreditReason;
  /** Of a credit note for a return; without, the whole invoice is reversed. */
  return?: Types.ObjectId;
  issuedAt: Date;
  seller: { name: string; address: string; gstin?: string; email?: string; phone?: string };
  buyer: { name: string; address: string; city: string; pincode: string; gstin?: string };
  /** GST state code; absent for an unknown pincode and a seller without GSTIN. */
  placeOfSupply?: string;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  /** Cash to collect on delivery. */
  collect: number;
  /** Payment link of that amount, for the UPI code; absent without a payee. */
  upiLink?: string;
};

export type InvoiceDraft = Omit<InvoiceRecord, '_id' | 'number' | 'financialYear'>;

const text = { type: String, required: true } as const;
const paise = { type: Number, required: true, min: 0, validate: Number.isInteger } as const;
const id = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;
const taxParts = { taxable: paise, cgst: paise, sgst: paise, igst: paise, total: paise };

export const invoiceSchema = new Schema<InvoiceRecord>(
  {
    number: text,
    financialYear: text,
    kind: { type: String, enum: INVOICE_KINDS, required: true },
    order: id,
    orderNumber: text,
    orderedAt: date,
    user: id,
    against: new Schema({ _id: id, number: text, issuedAt: date }, recordOptions),
    reason: { type: String, enum: CREDIT_REASONS },
    return: Schema.Types.ObjectId,
    issuedAt: date,
    seller: new Schema(
      { name: text, address: { type: String, default: '' }, gstin: String, email: String, phone: String },
      nested,
    ),
    buyer: new Schema({ name: text, address: text, city: text, pincode: text, gstin: String }, nested),
    placeOfSupply: String,
    lines: [
      new Schema(
        {
          product: Schema.Types.ObjectId,
          charge: { type: String, enum: CHARGES },
          size: String,
          hsn: text,
          name: text,
          quantity: paise,
          price: paise,
          discount: paise,
          rate: Number,
          ...taxParts,
        },
        nested,
      ),
    ],
    totals: new Schema({ ...taxParts, flatTax: paise }, nested),
    collect: paise,
    upiLink: String,
  },
  { collection: 'invoices', ...recordOptions },
);

invoiceSchema.pre(/^(update|replace|delete|findOneAnd)/, () => {
  throw new Error('An issued invoice never changes. Issue a credit note.');
});
