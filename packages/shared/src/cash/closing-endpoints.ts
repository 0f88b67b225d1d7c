import { z } from 'zod';
import { Day, dayRange, isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { daysBetween } from '../india-day.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

export const CLOSING_PARTS = [
  'ordered',
  'cash',
  'prepaid',
  'refunded',
  'fees',
  'remitted',
  'out',
  'differences',
] as const;
export type ClosingPart = (typeof CLOSING_PARTS)[number];

export const CLOSING_DAYS_MAX = 31;

const Total = z.object({ rows: z.int(), amount: z.int().describe('In paise: ₹979 is 97900.') });
export type ClosingTotal = z.infer<typeof Total>;

const ClosingDay = z.object({
  day: z.iso.date(),
  totals: z.object({
    ordered: Total.describe('Orders placed, also those cancelled later.'),
    cash: Total.describe('Collected on delivery by couriers.'),
    prepaid: Total.describe('Paid before delivery.'),
    refunded: Total.describe('Paid back to customers; negative.'),
    fees: Total.describe('Kept by the payment provider; negative.'),
    remitted: Total.describe('Paid by couriers to the shop.'),
    out: Total.describe('Cash that couriers still owe at the end of the day.'),
    differences: Total.describe(
      'Orders with a remittance of this day whose cash still differs; negative when money is missing.',
    ),
  } satisfies Record<ClosingPart, typeof Total>),
});
export type ClosingDay = z.infer<typeof ClosingDay>;

const ClosingRow = z.object({
  order: ObjectId,
  number: z.string(),
  at: z.iso.datetime(),
  method: z.string(),
  amount: z.int().describe('In paise; negative when money is missing.'),
  reference: z.string().optional().describe('UTR or reference of the payment.'),
  by: z.string().optional(),
});
export type ClosingRow = z.infer<typeof ClosingRow>;

/** Days are calendar days of India, the latest first. */
export const readClosing = endpoint({
  method: 'GET',
  path: '/admin/cash/closing',
  access: staff(...SECTION_ROLES.transactions),
  summary:
    'Close the cash of each day: ordered, collected, refunded, remitted, still out, with the rows of one total',
  query: z
    .object({
      ...listQuery.page,
      ...dayRange,
      day: Day.optional(),
      part: z.enum(CLOSING_PARTS, 'This total does not exist.').optional(),
    })
    .refine(isChronological, NOT_CHRONOLOGICAL)
    .refine(({ from, to }) => daysBetween(from, to) < CLOSING_DAYS_MAX, {
      path: ['from'],
      error: `Choose at most ${CLOSING_DAYS_MAX} days.`,
    }),
  response: z.object({ days: z.array(ClosingDay), rows: z.array(ClosingRow), ...listTotal }),
});
