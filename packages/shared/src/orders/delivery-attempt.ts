import { z } from 'zod';
import { MobileNumber } from '../digits.ts';
import { FAILURE_REASONS } from './failed-delivery.ts';

const RedeliveryWish = z.object({
  at: z.iso.datetime(),
  /** In India, `YYYY-MM-DD`; absent: any day. */
  day: z.iso.date().optional(),
  /** Another mobile number for the courier. */
  phoneNo: z.string().optional(),
});

/** A failed delivery attempt. Attempts recorded without a reason have none. */
export const DeliveryAttempt = z.object({
  reason: z.enum(FAILURE_REASONS).optional(),
  /** Planned by staff, in India, `YYYY-MM-DD`; absent when none is planned. */
  nextAttempt: z.iso.date().optional(),
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
  /** Delivery failed only; absent when unknown. */
  failure: z.enum(FAILURE_REASONS, 'Choose a reason.').optional(),
  /** Delivery failed only, in India: `null` plans no attempt; absent, the next delivery day unless refused or damaged. */
  nextAttempt: z.iso.date('Enter a day like 2026-11-20.').nullable().optional(),
  /** Returned to shop only, by an Admin: rupees of each parcel; absent, the default of its courier. */
  returnCost: ReturnCost.optional(),
};
