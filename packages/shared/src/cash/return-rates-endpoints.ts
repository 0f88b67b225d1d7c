import { z } from 'zod';
import { dayRange, isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { ReturnCost } from '../orders/delivery-attempt.ts';
import { singleLine } from '../plain-text.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

/** `zone`: the first three digits of the pincode, a sorting district of India Post. */
export const RETURN_RATE_GROUPS = ['zone', 'product', 'customer', 'method'] as const;
export type ReturnRateGroup = (typeof RETURN_RATE_GROUPS)[number];

/** Orders placed in the period that were shipped. */
const Parcels = {
  shipped: z.int(),
  /** Could not be delivered at least once, for example because the customer refused the parcel. */
  failed: z.int(),
  /** Refused by the customer at least once. */
  refused: z.int(),
  /** Failed at least once because the courier did not meet the customer. */
  notReached: z.int(),
  /** Came back to the shop undelivered (returned to origin, RTO). */
  returned: z.int(),
  /** What their returns cost, in rupees. */
  returnCost: z.int(),
};

const ReturnRate = z.object({
  /** Zone, id of the product or customer, or code of the payment method. */
  key: z.string(),
  label: z.string(),
  ...Parcels,
});
export type ReturnRate = z.infer<typeof ReturnRate>;

/** A courier of known parcels; rupees, absent when not set. */
const CourierReturnCost = z.object({ name: z.string(), returnCost: z.int().optional() });
export type CourierReturnCost = z.infer<typeof CourierReturnCost>;

export const listReturnRates = endpoint({
  method: 'GET',
  path: '/admin/cash/return-rates',
  access: staff(...SECTION_ROLES.transactions),
  summary:
    'Count the parcels of a period that failed or came back undelivered, by zone, product, customer or payment method',
  query: z
    .object({
      ...listQuery.page,
      ...dayRange,
      by: z.enum(RETURN_RATE_GROUPS, 'This report does not exist.').default('zone'),
    })
    .refine(isChronological, NOT_CHRONOLOGICAL),
  response: z.object({
    all: z.object(Parcels),
    rows: z.array(ReturnRate),
    couriers: z.array(CourierReturnCost),
    ...listTotal,
  }),
});

export const setCourierReturnCost = endpoint({
  method: 'PUT',
  path: '/admin/cash/couriers/return-cost',
  access: staff(...SECTION_ROLES.transactions),
  idempotencyKey: '24h',
  summary: 'Set what a courier charges for the return of an undelivered parcel',
  body: z.object({
    courier: singleLine({ max: 60, missing: 'Enter the courier.' }),
    /** `null` removes it. */
    returnCost: ReturnCost.nullable(),
  }),
  response: z.object({ couriers: z.array(CourierReturnCost) }),
});
