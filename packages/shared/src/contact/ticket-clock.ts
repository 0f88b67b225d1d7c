import type { TicketState } from './ticket-kinds.ts';

/** How long before its deadline a complaint is listed as due. */
export const DUE_BEFORE_MS = 24 * 60 * 60 * 1000;

const ACKNOWLEDGE_MS = 48 * 60 * 60 * 1000;

/** Months end on different days: a month after the 31st is the last day of the next one. */
function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), days));
  return later;
}

/**
 * By when a complaint is to be acknowledged and settled: 48 hours and one month after it came (E-Commerce Rules 2020,
 * rule 4(5)).
 */
export const clockOf = (createdAt: Date) => ({
  acknowledgeBy: new Date(createdAt.getTime() + ACKNOWLEDGE_MS),
  settleBy: monthsLater(createdAt, 1),
});

/** What of the clock a complaint has let pass: nobody has answered it in time, or it is not settled in time. */
export function overdueOf(
  { createdAt, state }: { createdAt: Date; state: TicketState },
  now: Date,
): 'answer' | 'settle' | undefined {
  const { acknowledgeBy, settleBy } = clockOf(createdAt);
  if (state !== 'closed' && now > settleBy) return 'settle';
  return state === 'open' && now > acknowledgeBy ? 'answer' : undefined;
}

/** Complaints that came before these moments are overdue: for a filter of the database. */
export const overdueSince = (now: Date) => ({
  unanswered: new Date(now.getTime() - ACKNOWLEDGE_MS),
  unsettled: monthsLater(now, -1),
});
