import { addDays, indiaDay } from '../india-day.ts';
import { businessDayAfter } from './delivery.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import type { OrderStatus } from './order-lifecycle.ts';

/** As couriers report it (non-delivery report, NDR). */
export const FAILURE_REASONS = [
  'nobody-home',
  'unreachable',
  'address-not-found',
  'other-day',
  'refused',
  'cash-not-ready',
  'damaged',
  'area-not-reachable',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The courier did not meet the customer. */
export const NOT_REACHED_REASONS = [
  'nobody-home',
  'unreachable',
  'address-not-found',
  'area-not-reachable',
] as const satisfies readonly FailureReason[];

/** From this many failed attempts on, staff are offered to return the parcel. */
export const RETURN_PROPOSED_FROM = 3;

/** Latest day of the next attempt, in days from today. */
export const NEXT_ATTEMPT_MAX_DAYS = 14;

/** Delivery days that a customer chooses from. */
const CHOICE_DAYS = 5;

/** Delivery days after today in India, soonest first, as `YYYY-MM-DD`. */
export const redeliveryDays = (now: Date): string[] =>
  Array.from({ length: CHOICE_DAYS }, (_, index) => businessDayAfter(now, index + 1));

type Failure = {
  reason: FailureReason | undefined;
  /** Failed attempts with this one. */
  attempts: number;
};

/** The next delivery day; none after refusal, damage or too many attempts, when only staff plan another. */
export function defaultNextAttempt({ reason, attempts }: Failure, now: Date): string | undefined {
  const isOver = reason === 'refused' || reason === 'damaged' || attempts >= RETURN_PROPOSED_FROM;
  return isOver ? undefined : businessDayAfter(now, 1);
}

/** `day` is in India. */
export function nextAttemptError(day: string, now: Date): string | undefined {
  const today = indiaDay(now);
  if (day < today) return 'This day has passed. Choose today or a later day.';
  return day > addDays(today, NEXT_ATTEMPT_MAX_DAYS)
    ? `Choose a day within the next ${NEXT_ATTEMPT_MAX_DAYS} days.`
    : undefined;
}

export const nextAttemptDay = ({ wish, nextAttempt }: DeliveryAttempt): string | undefined =>
  wish?.day ?? nextAttempt;

type Step = {
  status: OrderStatus;
  attempt?: { wish?: { phoneNo?: string | undefined } | undefined } | undefined;
};

export const failedAttempts = <Known extends { status: OrderStatus }>(history: readonly Known[]): Known[] =>
  history.filter(({ status }) => status === 'Delivery failed');

/** After too many attempts, or when nobody plans another. */
export function isReturnProposed(status: OrderStatus, attempts: readonly DeliveryAttempt[]): boolean {
  if (status !== 'Delivery failed') return false;
  const { nextAttempt, wish } = attempts.at(-1) ?? {};
  return attempts.length >= RETURN_PROPOSED_FROM || (nextAttempt === undefined && wish === undefined);
}

/** The latest number that the customer gave after a failed delivery. */
export const chosenPhone = (history: readonly Step[]): string | undefined =>
  history.findLast(({ attempt }) => attempt?.wish?.phoneNo)?.attempt?.wish?.phoneNo;

/** For the courier: the number that the customer chose, otherwise that of the address. */
export const deliveryPhone = (history: readonly Step[], { phoneNo }: { phoneNo: string }): string =>
  chosenPhone(history) ?? phoneNo;
