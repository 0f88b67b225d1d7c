import { z } from 'zod';
import { dayRange, isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

export const ACCOUNT_REPORTS = ['sales', 'payments', 'b2b', 'b2cl', 'b2cs', 'notes', 'hsn', 'tally'] as const;
export type AccountReport = (typeof ACCOUNT_REPORTS)[number];

const report = z
  .enum(ACCOUNT_REPORTS, 'This report does not exist.')
  .default('sales')
  .describe(
    'The report whose rows are listed. `sales`, `payments`: all documents, all movements of money. `b2b`, `b2cl`, `b2cs`, `notes`, `hsn`: tables 4, 5, 7, 9B and 12 of GSTR-1. `tally`: vouchers for accounting programs.',
  );
const access = staff(...SECTION_ROLES.transactions);

export const AccountRows = z.object({
  columns: z.array(z.object({ name: z.string(), isAmount: z.boolean() })),
  rows: z
    .array(z.array(z.union([z.string(), z.number()])))
    .describe('Cells in the order of `columns`. Those of a column with `isAmount` are in paise.'),
});
export type AccountRows = z.infer<typeof AccountRows>;

export const readAccounts = endpoint({
  method: 'GET',
  path: '/admin/accounts',
  access,
  summary: 'Sum the accounts of a period by report, and list the rows of one report',
  query: z.object({ ...dayRange, report }).refine(isChronological, NOT_CHRONOLOGICAL),
  response: AccountRows.extend({
    report: z.enum(ACCOUNT_REPORTS),
    totals: z
      .array(z.object({ report: z.enum(ACCOUNT_REPORTS), rows: z.int(), total: z.int() }))
      .describe('`total` in paise; credit notes and refunds are negative.'),
  }),
});

export const exportAccounts = endpoint({
  method: 'GET',
  path: '/admin/accounts/export',
  access,
  summary: 'Export a report of a period as a CSV file',
  query: z.object({ ...dayRange, report }).refine(isChronological, NOT_CHRONOLOGICAL),
  response: z.object({ filename: z.string(), csv: z.string() }),
});

const pad2 = (month: number) => String(month).padStart(2, '0');

function daysOf(yearAndMonth: string): number {
  const [year = 0, month = 0] = yearAndMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A return is of a month, or of a quarter of small taxpayers (CGST Rules, rule 61A). */
function isReturnPeriod({ from, to }: { from: string; to: string }): boolean {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const [year, month] = first.split('-');
  const isQuarter = [1, 4, 7, 10].includes(Number(month)) && last === `${year}-${pad2(Number(month) + 2)}`;
  const isWhole = from === `${first}-01` && to === `${last}-${daysOf(last)}`;
  return isWhole && (first === last || isQuarter);
}

export const exportGstr1 = endpoint({
  method: 'GET',
  path: '/admin/accounts/gstr1',
  access,
  summary: 'Export GSTR-1 of a month or quarter as a JSON file for the GST portal',
  query: z
    .object(dayRange)
    .refine(isChronological, NOT_CHRONOLOGICAL)
    .refine(isReturnPeriod, {
      path: ['to'],
      error: 'GSTR-1 covers a whole month or quarter. Choose its first and last day.',
    }),
  response: z.object({ filename: z.string(), json: z.string() }),
  errors: ['CONFLICT'],
});
