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
  /** Line of the file, for its reader. */
  line: z.int().min(1).max(100_000),
  tracking: z.string().regex(TRACKING_NUMBER, TRACKING_NUMBER_MESSAGE).optional(),
  number: z
    .string()
    .regex(/^ES-\d{5,12}$/, 'Enter an order number like ES-100042.')
    .optional(),
  /** Paise. */
  amount: z
    .int('Enter the amount in paise.')
    .min(1, 'Enter the amount in paise.')
    .max(AMOUNT_MAX, 'At most ₹1,00,00,000.'),
  /** Day of the payment, as the courier states it. */
  paidOn: Day.optional(),
  /** UTR of the courier's transfer. */
  reference: singleLine({ max: REFERENCE_MAX, missing: 'Enter the UTR of the remittance.' }),
  /** Counts rows of the same parcel and reference, so that a repeated row is a payment of its own. */
  repeat: z.int().min(1).max(100).default(1),
});
export type RemittanceRow = z.infer<typeof RemittanceRow>;

const rows = z
  .array(RemittanceRow, 'Enter the rows of the file.')
  .min(1, 'Enter the rows of the file.')
  .max(REMITTANCE_ROWS_MAX, `At most ${REMITTANCE_ROWS_MAX} rows at a time.`);

export const RemittanceResult = z.object({
  line: z.int(),
  outcome: z.enum(REMITTANCE_OUTCOMES),
  /** Tracking or order number of the row. */
  parcel: z.string(),
  order: ObjectId.optional(),
  number: z.string().optional(),
  reference: z.string(),
  /** Paise that came. */
  amount: z.int(),
  /** Paise that the order still owed. */
  expected: z.int().optional(),
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
    /** Answered for the first part of this file, for a further part. */
    remittance: ObjectId.optional(),
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
  /** Days since delivery. */
  days: z.int(),
  /** Paise. */
  collected: z.int(),
  remitted: z.int(),
  owed: z.int(),
});
export type OwedCash = z.infer<typeof OwedCash>;

const CourierCash = z.object({
  name: z.string(),
  columns: RemittanceColumns.optional(),
  orders: z.int(),
  /** Paise. */
  owed: z.int(),
  ages: z.array(z.object({ age: z.enum(CASH_AGE_KEYS), orders: z.int(), owed: z.int() })),
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
    /** Last day of collection in India. */
    until: Day.optional(),
  }),
  response: z.object({
    couriers: z.array(CourierCash),
    orders: z.array(OwedCash),
    /** Paise of all orders that match the query. */
    owed: z.int(),
    ...listTotal,
  }),
});
