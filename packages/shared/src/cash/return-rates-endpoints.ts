import { z } from 'zod';
import { dayRange, isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { ReturnCost } from '../orders/delivery-attempt.ts';
import { singleLine } from '../plain-text.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { SECTION_ROLES } from '../staff/sections.ts';

export const RETURN_RATE_GROUPS = ['zone', 'product', 'customer', 'method'] as const;
export type ReturnRateGroup = (typeof RETURN_RATE_GROUPS)[number];

/** Orders placed in the period that were shipped. */
const Parcels = {
  shipped: z.int(),
  failed: z.int().describe('Could not be delivered at least once.'),
  refused: z.int().describe('Refused by the customer at least once.'),
  notReached: z.int().describe('Failed at least once because the courier did not meet the customer.'),
  returned: z.int().describe('Came back to the shop undelivered (returned to origin, RTO).'),
  returnCost: z.int().describe('In whole rupees.'),
};

const ReturnRate = z.object({
  key: z.string().describe('Zone, id of the product or customer, or code of the payment method.'),
  label: z.string(),
  ...Parcels,
});
export type ReturnRate = z.infer<typeof ReturnRate>;

const CourierReturnCost = z.object({
  name: z.string(),
  returnCost: z.int().optional().describe('In whole rupees; absent when not set.'),
});
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
      by: z
        .enum(RETURN_RATE_GROUPS, 'This report does not exist.')
        .default('zone')
        .describe('What the parcels are counted by. `zone`: the first three digits of the pincode.'),
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
    returnCost: ReturnCost.nullable().describe('In whole rupees; `null` removes it.'),
  }),
  response: z.object({ couriers: z.array(CourierReturnCost) }),
});
