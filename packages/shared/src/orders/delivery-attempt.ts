import { z } from 'zod';
import { MobileNumber } from '../digits.ts';
import { FAILURE_REASONS } from './failed-delivery.ts';

const RedeliveryWish = z.object({
  at: z.iso.datetime(),
  day: z.iso.date().optional().describe('Day in India; absent for any day.'),
  phoneNo: z.string().optional().describe('Another mobile number for the courier.'),
});

/** A failed delivery attempt. Attempts recorded without a reason have none. */
export const DeliveryAttempt = z.object({
  reason: z.enum(FAILURE_REASONS).optional(),
  nextAttempt: z.iso
    .date()
    .optional()
    .describe('Day in India, planned by staff; absent when none is planned.'),
  wish: RedeliveryWish.optional(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** An empty day means any day; without a mobile number the one of the order stays. */
export const RedeliveryChoice = z.object({
  day: z.union([z.literal(''), z.iso.date()], 'Choose one of the days.'),
  phoneNo: z.union([z.literal(''), MobileNumber], 'Enter a 10-digit mobile number.').optional(),
});
export type RedeliveryChoice = z.infer<typeof RedeliveryChoice>;

/** Rupees; a courier bills less for any parcel. */
export const RETURN_COST_MAX = 10_000;
export const ReturnCost = z
  .int('Enter a whole number of rupees.')
  .min(0, 'At least ₹0.')
  .max(RETURN_COST_MAX, 'At most ₹10,000.');

export const aboutDelivery = {
  failure: z
    .enum(FAILURE_REASONS, 'Choose a reason.')
    .optional()
    .describe('Only for a move to Delivery failed; absent when unknown.'),
  nextAttempt: z.iso
    .date('Enter a day like 2026-11-20.')
    .nullable()
    .optional()
    .describe(
      'Only for a move to Delivery failed: day of the next attempt. `null` plans none; absent, it is the next delivery day unless refused or damaged.',
    ),
  returnCost: ReturnCost.optional().describe(
    'Only for a move to Returned to shop, by an Admin: whole rupees of each parcel. Absent: the default of its courier.',
  ),
};
