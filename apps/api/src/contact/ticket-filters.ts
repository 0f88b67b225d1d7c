import { DUE_BEFORE_MS, overdueSince } from '@e-store/shared/contact/ticket-clock';
import type { TicketShow } from '@e-store/shared/contact/ticket-kinds';
import { type QueryFilter, trusted } from 'mongoose';
import type { ContactMessageRecord } from './contact-message.model.ts';

type Filter = QueryFilter<ContactMessageRecord>;

function overdueAt(moment: Date): Filter {
  const { unanswered, unsettled } = overdueSince(moment);
  return {
    subject: 'complaint',
    $or: [
      { state: 'open' as const, createdAt: trusted({ $lt: unanswered }) },
      { state: 'answered' as const, createdAt: trusted({ $lt: unsettled }) },
    ],
  };
}

export const ticketFilters = (now: Date): Record<TicketShow, Filter> => ({
  all: {},
  open: { state: 'open' },
  answered: { state: 'answered' },
  closed: { state: 'closed' },
  due: overdueAt(new Date(now.getTime() + DUE_BEFORE_MS)),
  overdue: overdueAt(now),
});
