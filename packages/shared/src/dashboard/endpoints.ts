import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { SALES_PERIODS } from './sales-period.ts';
import { STAFF_ROLES } from '../roles.ts';

const Day = z.iso.date();

/** In India, less cancellations and returns since. Whole rupees. */
export const DayMetrics = z.object({
  day: Day,
  sales: z.int(),
  orders: z.int(),
  pieces: z.int(),
  customers: z.int(),
});
export type DayMetrics = z.infer<typeof DayMetrics>;

export const WorkToDo = z.object({
  toConfirm: z.int(),
  toPack: z.int(),
  toShip: z.int(),
  deliveryFailed: z.int(),
  attemptsDue: z.int().describe('Failed deliveries to try again today or before.'),
  returnsProposed: z
    .int()
    .describe('Failed deliveries with so many attempts that staff are offered to return the parcel.'),
  returnsToCheck: z.int(),
  complaintsDue: z.int().describe('Within 24 hours of a deadline, or past one.'),
  messagesToAnswer: z.int(),
  reviewsReported: z.int(),
  refundsDue: z.int(),
  paymentsToConfirm: z.int().describe('With a reference that staff have not found on the statement yet.'),
  paymentDiscrepancies: z.int().describe('Unchecked differences between the shop and the payment provider.'),
  refundsToApprove: z.int().describe('Above the limit: a second member of staff approves.'),
  lowStock: z.int(),
  outOfStock: z.int().optional().describe('Shown in the shop without any stock.'),
  unassignedStock: z.int(),
  deadMails: z.int(),
});
export type WorkToDo = z.infer<typeof WorkToDo>;

export const getWork = endpoint({
  method: 'GET',
  path: '/admin/work',
  access: staff(...STAFF_ROLES),
  summary: 'Get the counts of open work for the role of the caller',
  response: WorkToDo.partial(),
});

export const getSummary = endpoint({
  method: 'GET',
  path: '/admin/dashboard',
  access: staff(...SECTION_ROLES.dashboard),
  summary: 'Get the metrics of today and yesterday, in India time, and the counts of open work',
  response: z.object({ at: z.iso.datetime(), today: DayMetrics, yesterday: DayMetrics, work: WorkToDo }),
});
export type Summary = z.infer<typeof getSummary.response>;

const PeriodQuery = z.object({
  by: z.enum(SALES_PERIODS).default('quarter').describe('Length of a period.'),
});

export const SalesBar = z.object({
  label: z.string(),
  from: Day,
  to: Day,
  orders: z.int(),
  sales: z.int(),
  profit: z.int().describe('Item prices less cost and GST, of orders whose products all had a cost price.'),
  ordersWithoutCost: z.int().describe('In sales but not in profit.'),
});
export type SalesBar = z.infer<typeof SalesBar>;

export const getSales = endpoint({
  method: 'GET',
  path: '/admin/dashboard/sales',
  access: staff(...SECTION_ROLES.dashboard),
  summary: 'Get the sales and profit of the last quarters or years',
  query: PeriodQuery,
  response: z.object({ by: z.enum(SALES_PERIODS), bars: z.array(SalesBar) }),
});

export const TopProduct = z.object({
  _id: ObjectId,
  name: z.string(),
  image: z.string(),
  pieces: z.int(),
  sales: z.int(),
});
export type TopProduct = z.infer<typeof TopProduct>;

export const getTopProducts = endpoint({
  method: 'GET',
  path: '/admin/dashboard/top',
  access: staff(...SECTION_ROLES.dashboard),
  summary: 'List the products with the highest sales in this quarter or year',
  query: PeriodQuery,
  response: z.object({ by: z.enum(SALES_PERIODS), from: Day, to: Day, products: z.array(TopProduct) }),
});

export const exportDashboard = endpoint({
  method: 'GET',
  path: '/admin/dashboard/export',
  access: staff(...SECTION_ROLES.dashboard),
  summary: 'Export the dashboard metrics as a CSV file',
  query: z.object({
    sales: z.enum(SALES_PERIODS).default('quarter'),
    top: z.enum(SALES_PERIODS).default('quarter'),
  }),
  response: z.object({ filename: z.string(), csv: z.string() }),
});
