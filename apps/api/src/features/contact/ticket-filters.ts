import { DUE_BEFORE_MS, overdueCutoffs } from '@e-store/shared/contact/ticket-deadlines';
import type { TicketFilter } from '@e-store/shared/contact/ticket-kinds';
import { type QueryFilter, trusted } from 'mongoose';
import type { ContactMessageRecord } from './contact-message.model.ts';

type Filter = QueryFilter<ContactMessageRecord>;

function overdueAt(time: Date): Filter {
  const { unanswered, unsettled } = overdueCutoffs(time);
  return {
    subject: 'complaint',
    $or: [
      { state: 'open' as const, createdAt: trusted({ $lt: unanswered }) },
      { state: 'answered' as const, createdAt: trusted({ $lt: unsettled }) },
    ],
  };
}

export const ticketFilters = (now: Date): Record<TicketFilter, Filter> => ({
  all: {},
  open: { state: 'open' },
  answered: { state: 'answered' },
  closed: { state: 'closed' },
  due: overdueAt(new Date(now.getTime() + DUE_BEFORE_MS)),
  overdue: overdueAt(now),
});
