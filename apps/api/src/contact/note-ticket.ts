import { noteTicket } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../http/route.ts';
import { changeTicket, wordsOf } from './change-ticket.ts';

export const noteTicketRoute = route(noteTicket, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.noted',
    to: () => ({ update: { $push: { notes: wordsOf(input, input.body.words, context.now()) } } }),
  }),
);
