import { addTicketNote } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../../platform/http/route.ts';
import { changeTicket, createTicketNote } from './change-ticket.ts';

export const noteTicketRoute = route(addTicketNote, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.noted',
    to: () => ({ update: { $push: { notes: createTicketNote(input, input.body.words, context.now()) } } }),
  }),
);
