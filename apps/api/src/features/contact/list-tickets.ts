import { Types, type QueryFilter, trusted } from 'mongoose';
import { listContactMessages } from '@e-store/shared/contact/staff-endpoints';
import { type TicketFilter, DUE_BEFORE_MS, overdueCutoffs } from '@e-store/shared/contact/ticket-rules';
import { listMyTickets } from '@e-store/shared/contact/endpoints';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { toStaffTicket, toTicket } from './to-ticket.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listContactMessagesRoute = route(listContactMessages, async ({ query }, { database, now }) => {
  const { page, limit, show } = query;
  const { contactMessages } = database;
  const by = ticketFilters(now());
  const count = (of: TicketFilter) => contactMessages.countDocuments(by[of]);
  const [total, open, due, overdue, answered, closed] = await Promise.all([
    count(show),
    count('open'),
    count('due'),
    count('overdue'),
    count('answered'),
    count('closed'),
  ]);
  const found = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    contactMessages.find(by[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const messages = found.map((message) => toStaffTicket(message, now()));
  return { messages, total, page, limit, counts: { open, due, overdue, answered, closed } };
});

const MAX_TICKETS = 50;

/** By account only: a guest can use an address of somebody else. */
export const listMyTicketsRoute = route(listMyTickets, async ({ session }, { database }) => {
  const tickets = await database.contactMessages
    .find({ user: new Types.ObjectId(session.user._id) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_TICKETS)
    .lean();
  return { tickets: tickets.map(toTicket) };
});

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
