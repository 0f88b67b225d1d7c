import { gstPercent } from './gst-rates.ts';

/** Paise. `paid` is the price of all pieces after discount, taxes included. */
export type SoldLine = { hsn: string; quantity: number; paid: number };

/** Paise: `taxable + cgst + sgst + igst = total`. `rate` is absent where no GST is charged. */
export type TaxParts = {
  taxable: number;
  rate?: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
};

const NO_TAX = { cgst: 0, sgst: 0, igst: 0 };

export const untaxed = (total: number): TaxParts => ({ taxable: total, ...NO_TAX, total });

/**
 * Each tax is rounded half up to the paisa. Within a state CGST and SGST are half the rate each, between
 * states IGST is the whole rate (IGST Act, sections 7 and 8).
 */
export function splitGst(total: number, rate: number, isIntraState: boolean): TaxParts {
  const tax = includedShare(total, rate, isIntraState ? 2 : 1);
  const taxes = isIntraState ? { ...NO_TAX, cgst: tax, sgst: tax } : { ...NO_TAX, igst: tax };
  return { taxable: total - taxes.cgst - taxes.sgst - taxes.igst, rate, ...taxes, total };
}

/** 105 paise at 5 % include 5, in `parts` equal parts. */
const includedShare = (paise: number, percent: number, parts: number) => {
  const divisor = 2 * parts * (100 + percent);
  return Math.floor((2 * paise * percent + parts * (100 + percent)) / divisor);
};

export const calculateGst = (line: SoldLine, day: string, isIntraState: boolean): TaxParts =>
  splitGst(line.paid, gstPercent(line, day), isIntraState);

/** Paise of GST in the price of a line, before the place of supply is known. */
export const includedGst = (line: SoldLine, day: string): number => calculateGst(line, day, false).igst;

/**
 * Part of a line that a credit note reverses. Taxes follow the cumulative amount, so credit notes over all of
 * a line reverse exactly its taxes.
 * @param credited paise that earlier credit notes reversed
 * @param amount paise of this credit note
 */
export function creditShare(line: TaxParts, credited: number, amount: number): TaxParts {
  const share = (tax: number) =>
    proportion(tax, credited + amount, line.total) - proportion(tax, credited, line.total);
  const taxes = { cgst: share(line.cgst), sgst: share(line.sgst), igst: share(line.igst) };
  return {
    ...(line.rate !== undefined && { rate: line.rate }),
    taxable: amount - taxes.cgst - taxes.sgst - taxes.igst,
    ...taxes,
    total: amount,
  };
}

/** Half up, in whole paise. */
const proportion = (tax: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((2n * BigInt(tax) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

type Sums = Pick<TaxParts, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>;

/** Adds the parts of lines, in paise. */
export const addTaxParts = (lines: readonly Sums[]): Sums =>
  lines.reduce<Sums>(
    (sum, line) => ({
      taxable: sum.taxable + line.taxable,
      cgst: sum.cgst + line.cgst,
      sgst: sum.sgst + line.sgst,
      igst: sum.igst + line.igst,
      total: sum.total + line.total,
    }),
    { taxable: 0, ...NO_TAX, total: 0 },
  );
