import { listContactMessages } from '@e-store/shared/contact/staff-endpoints';
import type { TicketFilter } from '@e-store/shared/contact/ticket-kinds';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { ticketFilters } from './ticket-filters.ts';
import { toStaffTicket } from './to-ticket.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export const listContactMessagesRoute = route(listContactMessages, async ({ query }, { database, now }) => {
  const { page, limit, show } = query;
  const { contactMessages } = database;
  const by = ticketFilters(now());
  const count = (of: TicketFilter) => contactMessages.countDocuments(by[of]);
  const [total, open, due, overdue, answered, closed] = await Promise.all(
    ([show, 'open', 'due', 'overdue', 'answered', 'closed'] as const).map(count),
  );
  const counts = {
    open: open ?? 0,
    due: due ?? 0,
    overdue: overdue ?? 0,
    answered: answered ?? 0,
    closed: closed ?? 0,
  };
  const found = await readPage({ page, limit, total: total ?? 0, sort: NEWEST_FIRST }, (part) =>
    contactMessages.find(by[show]).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const messages = found.map((message) => toStaffTicket(message, now()));
  return { messages, total: total ?? 0, page, limit, counts };
});
