import { listContactMessages } from '@e-store/shared/contact/staff-endpoints';
import { overdueSince } from '@e-store/shared/contact/ticket-clock';
import type { TicketShow } from '@e-store/shared/contact/ticket-kinds';
import { type QueryFilter, trusted } from 'mongoose';
import { route } from '../http/route.ts';
import { readPage } from '../page-of.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { toStaffTicket } from './to-ticket.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function filters(now: Date): Record<TicketShow, QueryFilter<ContactMessageRecord>> {
  const { unanswered, unsettled } = overdueSince(now);
  const late = [
    { state: 'open' as const, createdAt: trusted({ $lt: unanswered }) },
    { state: 'answered' as const, createdAt: trusted({ $lt: unsettled }) },
  ];
  return {
    all: {},
    open: { state: 'open' },
    answered: { state: 'answered' },
    closed: { state: 'closed' },
    overdue: { subject: 'complaint', $or: late },
  };
}

export const listContactMessagesRoute = route(listContactMessages, async ({ query }, { database, now }) => {
  const { page, limit, show } = query;
  const { contactMessages } = database;
  const by = filters(now());
  const count = (of: TicketShow) => contactMessages.countDocuments(by[of]);
  const [total, open, overdue, answered, closed] = await Promise.all(
    ([show, 'open', 'overdue', 'answered', 'closed'] as const).map(count),
  );
  const counts = { open: open ?? 0, overdue: overdue ?? 0, answered: answered ?? 0, closed: closed ?? 0 };
  const found = await readPage({ page, limit, total: total ?? 0, sort: NEWEST_FIRST }, (part) =>
    contactMessages.find(by[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const messages = found.map((message) => toStaffTicket(message, now()));
  return { messages, total: total ?? 0, page, limit, counts };
});
