/** Only complaints have deadlines (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
export const TICKET_KINDS = ['question', 'complaint'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const TICKET_FILTERS = ['open', 'due', 'overdue', 'answered', 'closed', 'all'] as const;
export type TicketFilter = (typeof TICKET_FILTERS)[number];

export const DUE_BEFORE_MS = 24 * 60 * 60 * 1000;

const ACKNOWLEDGE_MS = 48 * 60 * 60 * 1000;

/** From the 31st, the last day of a shorter month. */
function addMonths(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const days = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(moment.getUTCDate(), days));
  return result;
}

/** 48 hours to acknowledge, one month to settle (E-Commerce Rules 2020, rule 4(5)). */
export const complaintDeadlines = (createdAt: Date) => ({
  acknowledgeBy: new Date(createdAt.getTime() + ACKNOWLEDGE_MS),
  settleBy: addMonths(createdAt, 1),
});

export function missedDeadline(
  { createdAt, state }: { createdAt: Date; state: TicketState },
  now: Date,
): 'answer' | 'settle' | undefined {
  const { acknowledgeBy, settleBy } = complaintDeadlines(createdAt);
  if (state !== 'closed' && now > settleBy) return 'settle';
  return state === 'open' && now > acknowledgeBy ? 'answer' : undefined;
}

export const overdueCutoffs = (now: Date) => ({
  unanswered: new Date(now.getTime() - ACKNOWLEDGE_MS),
  unsettled: addMonths(now, -1),
});
