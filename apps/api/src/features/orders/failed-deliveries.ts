import { courierKey } from '@e-store/shared/cash/remittance';
import {
  defaultNextAttempt,
  failedAttempts,
  type FailureReason,
  nextAttemptError,
  RETURN_PROPOSED_FROM,
} from '@e-store/shared/orders/failed-delivery';
import { indiaDay } from '@e-store/shared/india-day';
import type { FailedTab } from '@e-store/shared/orders/order-lifecycle';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import type { AttemptRecord, OrderRecord } from './order.model.ts';

type Plan = {
  failure?: FailureReason | undefined;
  /** `null` plans no attempt; absent, the default. */
  nextAttempt?: string | null | undefined;
};

/** @throws ValidationError for a past day or one too far ahead */
export function assertNextAttempt({ nextAttempt }: Plan, now: Date): void {
  const error = nextAttempt ? nextAttemptError(nextAttempt, now) : undefined;
  if (error) throw new ValidationError({ nextAttempt: error });
}

export function toFailedAttempt(
  { history }: Pick<OrderRecord, 'history'>,
  { failure: reason, nextAttempt }: Plan,
  at: Date,
): AttemptRecord {
  const attempts = failedAttempts(history).length + 1;
  const day = nextAttempt === undefined ? defaultNextAttempt({ reason, attempts }, at) : nextAttempt;
  return { ...(reason && { reason }), ...(day && { nextAttempt: day }) };
}

/** The latest step of an order whose delivery failed is that failure. */
const readLatestAttempt = (...fields: string[]) => ({
  $let: {
    vars: { latest: { $last: '$history' } },
    in: { $ifNull: [...fields.map((field) => `$$latest.attempt.${field}`), null] },
  },
});
const NEXT_ATTEMPT = readLatestAttempt('wish.day', 'nextAttempt');
const PLAN = readLatestAttempt('wish', 'nextAttempt');
const ATTEMPTS = {
  $size: { $filter: { input: '$history', cond: { $eq: ['$$this.status', 'Delivery failed'] } } },
};

export function failedTabFilter(tab: FailedTab, now: Date) {
  const isListed =
    tab === 'attempts-due'
      ? { $and: [{ $ne: [PLAN, null] }, { $lte: [NEXT_ATTEMPT, indiaDay(now)] }] }
      : { $or: [{ $gte: [ATTEMPTS, RETURN_PROPOSED_FROM] }, { $eq: [PLAN, null] }] };
  return { orderStatus: 'Delivery failed' as const, $expr: trusted(isListed) };
}

/** Rupees that the courier charges for a return, if staff have set it. */
export async function findReturnCost(
  { couriers }: Pick<Database, 'couriers'>,
  { tracking }: Pick<OrderRecord, 'tracking'>,
  session?: ClientSession,
): Promise<number | undefined> {
  if (!tracking) return undefined;
  const courier = await couriers
    .findById(courierKey(tracking.courier), { returnCost: 1 }, session ? { session } : {})
    .lean();
  return courier?.returnCost;
}
