import { indiaDay } from '../india-day.ts';

/** Each has a series of its own. */
export const INVOICE_SERIES = { invoice: 'INV', creditNote: 'CRN' } as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[keyof typeof INVOICE_SERIES];

const FIRST_MONTH = 4;

/** In India, April to March: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indiaDay(moment).split('-').map(Number);
  const start = month >= FIRST_MONTH ? year : year - 1;
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** `INV/26-27/000001`: 16 characters, the maximum of CGST Rules, 46 (b). */
export const formatInvoiceNumber = (series: InvoiceSeries, year: string, sequence: number): string =>
  `${series}/${year}/${String(sequence).padStart(6, '0')}`;

/** 1 for `INV/26-27/000001`. */
export const invoiceSequence = (number: string): number => Number(number.split('/')[2]);
