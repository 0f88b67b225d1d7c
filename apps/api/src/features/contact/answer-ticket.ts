import { answerTicket } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../../platform/http/route.ts';
import { changeTicket, createTicketNote } from './change-ticket.ts';

/** Mails the answer and stores it with the ticket. An answer acknowledges the ticket; only staff close it. */
export const answerTicketRoute = route(answerTicket, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.answered',
    to: ({ state }) => {
      const answer = createTicketNote(input, input.body.words, context.now());
      return {
        update: { $push: { answers: answer }, ...(state === 'open' && { $set: { state: 'answered' } }) },
        mail: { kind: 'ticket-answered', answer: answer._id },
      };
    },
  }),
);
