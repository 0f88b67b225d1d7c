import { getTicket } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../../platform/http/route.ts';
import { findTicket } from './change-ticket.ts';
import { toStaffTicket } from './to-ticket.ts';

export const getTicketRoute = route(getTicket, async ({ params }, { database, now }) =>
  toStaffTicket(await findTicket(database, params.id), now()),
);
