import { formatState, gstinState } from '@e-store/shared/invoices/gst-states';
import type { InvoiceLine, InvoiceRecord } from '../invoice.model.ts';

/** Paise. Sums of lines that share what a report groups by; negative for credit notes. */
export type TaxSums = {
  quantity: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
};

export type TaxedLine = { document: InvoiceRecord; line: InvoiceLine; rate: number; sums: TaxSums };
export type TaxGroup = { first: TaxedLine; sums: TaxSums };

export const isCreditNote = ({ kind }: Pick<InvoiceRecord, 'kind'>) => kind === 'credit-note';

/** Bills of supply and flat taxes are not supplies of GSTR-1. */
export function listTaxedLines(documents: readonly InvoiceRecord[]): TaxedLine[] {
  return documents.flatMap((document) => {
    const sign = isCreditNote(document) ? -1 : 1;
    return document.lines.flatMap((line) => {
      const { rate, charge, quantity, taxable, cgst, sgst, igst, total } = line;
      if (rate === undefined) return [];
      const sums = {
        // Shipping and fees are no pieces.
        quantity: charge ? 0 : sign * quantity,
        taxable: sign * taxable,
        cgst: sign * cgst,
        sgst: sign * sgst,
        igst: sign * igst,
        total: sign * total,
      };
      return [{ document, line, rate, sums }];
    });
  });
}

export function groupLines(
  lines: readonly TaxedLine[],
  keyOf: (line: TaxedLine) => readonly (string | number)[],
): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  for (const line of lines) {
    const key = JSON.stringify(keyOf(line));
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? line, sums: known ? add(known.sums, line.sums) : line.sums });
  }
  return [...groups.values()];
}

/** Rows whose invoices were reversed in the same period say nothing. */
export const hasSums = ({ sums }: TaxGroup): boolean => sums.quantity !== 0 || sums.total !== 0;

const add = (one: TaxSums, other: TaxSums): TaxSums => ({
  quantity: one.quantity + other.quantity,
  taxable: one.taxable + other.taxable,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  igst: one.igst + other.igst,
  total: one.total + other.total,
});

/** As defined by IGST Act, section 7. */
export const isInterState = ({ seller, placeOfSupply }: InvoiceRecord): boolean =>
  seller.gstin !== undefined && placeOfSupply !== gstinState(seller.gstin);

/**
 * Paise. Above it, a supply to another state without GSTIN is reported by invoice (CGST Rules, 59 (4)). ₹1 lakh
 * since 1 August 2024 (Notification 12/2024, Central Tax).
 */
const LARGE_INVOICE_ABOVE = 1_00_000_00;

/** Part of GSTR-1 that a document and the notes against it belong to. `invoiceTotal` in paise. */
export function supplyOf(document: InvoiceRecord, invoiceTotal: number): 'b2b' | 'b2cl' | 'b2cs' {
  if (document.buyer.gstin) return 'b2b';
  return isInterState(document) && invoiceTotal > LARGE_INVOICE_ABOVE ? 'b2cl' : 'b2cs';
}

export const placeOf = ({ placeOfSupply }: InvoiceRecord) =>
  placeOfSupply ? formatState(placeOfSupply) : '';
