import { z } from 'zod';
import { Day } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { TRACKING_NUMBER, TRACKING_NUMBER_MESSAGE } from '../orders/tracking-number.ts';
import { optionalLine, singleLine } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { CASH_AGE_KEYS, COURIER_MAX, REMITTANCE_OUTCOMES, REMITTANCE_ROWS_MAX } from './remittance.ts';

const access = staff(...SECTION_ROLES.transactions);

const HEADING_MAX = 100;
const REFERENCE_MAX = 60;
/** Paise; ₹1 crore. */
const AMOUNT_MAX = 1_000_000_000;

const Courier = singleLine({ max: COURIER_MAX, missing: 'Enter the courier.' });

/** Headings of a courier's file, remembered for its next one. */
const RemittanceColumns = z.object({
  tracking: optionalLine(HEADING_MAX).optional(),
  number: optionalLine(HEADING_MAX).optional(),
  amount: optionalLine(HEADING_MAX).optional(),
  paidOn: optionalLine(HEADING_MAX).optional(),
  reference: optionalLine(HEADING_MAX).optional(),
});
export type RemittanceColumns = z.infer<typeof RemittanceColumns>;

const RemittanceRow = z.object({
  line: z.int().min(1).max(100_000).describe('Number of the line in the file; its result returns it.'),
  tracking: z.string().regex(TRACKING_NUMBER, TRACKING_NUMBER_MESSAGE).optional(),
  number: z
    .string()
    .regex(/^ES-\d{5,12}$/, 'Enter an order number like ES-100042.')
    .optional(),
  amount: z
    .int('Enter the amount in paise.')
    .min(1, 'Enter the amount in paise.')
    .max(AMOUNT_MAX, 'At most ₹1,00,00,000.')
    .describe('In paise: ₹979 is 97900.'),
  paidOn: Day.optional().describe('Day of the payment, as the courier states it.'),
  reference: singleLine({ max: REFERENCE_MAX, missing: 'Enter the UTR of the remittance.' }).describe(
    "UTR of the courier's transfer.",
  ),
  repeat: z
    .int()
    .min(1)
    .max(100)
    .default(1)
    .describe(
      '1 for the first row of a parcel and reference, 2 for the second: each is a payment of its own.',
    ),
});
export type RemittanceRow = z.infer<typeof RemittanceRow>;

const rows = z
  .array(RemittanceRow, 'Enter the rows of the file.')
  .min(1, 'Enter the rows of the file.')
  .max(REMITTANCE_ROWS_MAX, `At most ${REMITTANCE_ROWS_MAX} rows at a time.`);

export const RemittanceResult = z.object({
  line: z.int(),
  outcome: z
    .enum(REMITTANCE_OUTCOMES)
    .describe(
      '`matched`: the amount that the order still owes. `short`, `over`: less or more; recorded with the amount that came. `unknown`: no order has this number; not recorded. `recorded`: all of this order was remitted before; not recorded again.',
    ),
  parcel: z.string().describe('Tracking or order number of the row.'),
  order: ObjectId.optional(),
  number: z.string().optional(),
  reference: z.string(),
  amount: z.int().describe('In paise, as the courier paid it.'),
  expected: z.int().optional().describe('In paise, as the order still owed it.'),
  message: z.string().optional(),
});
export type RemittanceResult = z.infer<typeof RemittanceResult>;

const results = z.array(RemittanceResult);

export const previewRemittance = endpoint({
  method: 'POST',
  path: '/admin/cash/remittances/preview',
  access,
  // A read.
  idempotent: true,
  summary: 'Match the rows of a courier’s remittance file with orders, without recording them',
  body: z.object({ courier: Courier, rows }),
  response: z.object({ results }),
});

/** The same file a second time records nothing. */
export const recordRemittance = endpoint({
  method: 'POST',
  path: '/admin/cash/remittances',
  access,
  idempotencyKey: '24h',
  errors: ['CONFLICT'],
  summary: 'Record the cash on delivery that a courier remitted, order by order',
  body: z.object({
    courier: Courier,
    columns: RemittanceColumns,
    rows,
    remittance: ObjectId.optional().describe(
      'For a further part of a file: the `remittance` that the first part returned.',
    ),
  }),
  /** `remittance` is absent when nothing was recorded. */
  response: z.object({ results, remittance: ObjectId.optional() }),
});

const OwedCash = z.object({
  order: ObjectId,
  number: z.string(),
  courier: z.string(),
  tracking: z.string().optional(),
  deliveredAt: z.iso.datetime(),
  days: z.int().describe('Days since delivery.'),
  collected: z.int().describe('In paise: ₹979 is 97900.'),
  remitted: z.int().describe('In paise.'),
  owed: z.int().describe('In paise.'),
});
export type OwedCash = z.infer<typeof OwedCash>;

const CourierCash = z.object({
  name: z.string(),
  columns: RemittanceColumns.optional(),
  orders: z.int(),
  owed: z.int().describe('In paise.'),
  ages: z.array(
    z.object({ age: z.enum(CASH_AGE_KEYS), orders: z.int(), owed: z.int().describe('In paise.') }),
  ),
});
export type CourierCash = z.infer<typeof CourierCash>;

export const listOwedCash = endpoint({
  method: 'GET',
  path: '/admin/cash',
  access,
  summary: 'List delivered orders whose cash a courier has not remitted, with the sum of each courier by age',
  query: z.object({
    ...listQuery.page,
    courier: optionalLine(COURIER_MAX).optional(),
    age: z.enum(CASH_AGE_KEYS, 'This age does not exist.').optional(),
    until: Day.optional(),
  }),
  response: z.object({
    couriers: z.array(CourierCash),
    orders: z.array(OwedCash),
    owed: z.int().describe('In paise, of all orders that match the query.'),
    ...listTotal,
  }),
});
