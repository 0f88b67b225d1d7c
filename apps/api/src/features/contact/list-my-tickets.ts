import { listMyTickets } from '@e-store/shared/contact/endpoints';
import { Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { toTicket } from './to-ticket.ts';

const MAX_TICKETS = 50;

/** Filters by account only: a guest can use an address of somebody else. */
export const listMyTicketsRoute = route(listMyTickets, async ({ session }, { database }) => {
  const tickets = await database.contactMessages
    .find({ user: new Types.ObjectId(session.user._id) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_TICKETS)
    .lean();
  return { tickets: tickets.map(toTicket) };
});
