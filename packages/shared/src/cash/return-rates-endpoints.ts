import { z } from 'zod';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

/** `zone`: the first three digits of the pincode, a sorting district of India Post. */
export const RETURN_RATE_GROUPS = ['zone', 'product', 'customer', 'method'] as const;
export type ReturnRateGroup = (typeof RETURN_RATE_GROUPS)[number];

const Day = z.iso.date('Enter a day like 2026-11-20.');

/** Orders placed in the period that were shipped. */
const Parcels = {
  shipped: z.int(),
  /** Could not be delivered at least once, for example because the customer refused the parcel. */
  failed: z.int(),
  /** Came back to the shop undelivered (returned to origin, RTO). */
  returned: z.int(),
};

const ReturnRate = z.object({
  /** Zone, id of the product or customer, or code of the payment method. */
  key: z.string(),
  label: z.string(),
  ...Parcels,
});
export type ReturnRate = z.infer<typeof ReturnRate>;

export const listReturnRates = endpoint({
  method: 'GET',
  path: '/admin/cash/return-rates',
  access: staff(...SECTION_ROLES.transactions),
  summary:
    'Count the parcels of a period that failed or came back undelivered, by zone, product, customer or payment method',
  query: z.object({
    ...listQuery.page,
    from: Day,
    to: Day,
    by: z.enum(RETURN_RATE_GROUPS, 'This report does not exist.').default('zone'),
  }),
  response: z.object({ all: z.object(Parcels), rows: z.array(ReturnRate), ...listTotal }),
});
