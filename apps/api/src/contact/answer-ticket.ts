import { answerTicket } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../http/route.ts';
import { changeTicket, wordsOf } from './change-ticket.ts';

/** The answer goes out as a mail and stays with the ticket. What is answered is acknowledged; closed it is by a person. */
export const answerTicketRoute = route(answerTicket, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.answered',
    to: ({ state }) => {
      const answer = wordsOf(input, input.body.words, context.now());
      return {
        update: { $push: { answers: answer }, ...(state === 'open' && { $set: { state: 'answered' } }) },
        mail: { kind: 'ticket-answered', answer: answer._id },
      };
    },
  }),
);
