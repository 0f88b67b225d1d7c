import type { TicketState } from './ticket-kinds.ts';

export const DUE_BEFORE_MS = 24 * 60 * 60 * 1000;

const ACKNOWLEDGE_MS = 48 * 60 * 60 * 1000;

/** The month after the 31st ends on the last day of the next month. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), days));
  return later;
}

/**
 * Deadlines of a complaint: 48 hours to acknowledge, one month to settle (E-Commerce Rules 2020, rule 4(5)).
 */
export const clockOf = (createdAt: Date) => ({
  acknowledgeBy: new Date(createdAt.getTime() + ACKNOWLEDGE_MS),
  settleBy: monthsLater(createdAt, 1),
});

/** Returns the missed deadline. */
export function overdueOf(
  { createdAt, state }: { createdAt: Date; state: TicketState },
  now: Date,
): 'answer' | 'settle' | undefined {
  const { acknowledgeBy, settleBy } = clockOf(createdAt);
  if (state !== 'closed' && now > settleBy) return 'settle';
  return state === 'open' && now > acknowledgeBy ? 'answer' : undefined;
}

export const overdueSince = (now: Date) => ({
  unanswered: new Date(now.getTime() - ACKNOWLEDGE_MS),
  unsettled: monthsLater(now, -1),
});
