import { setTicketState } from '@e-store/shared/contact/staff-endpoints';
import { route } from '../../platform/http/route.ts';
import { changeTicket } from './change-ticket.ts';

/** Mails the author when a ticket is closed. A reopened ticket returns to its earlier state. */
export const moveTicketRoute = route(setTicketState, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: input.body.state === 'closed' ? 'ticket.closed' : 'ticket.reopened',
    to: ({ state, answers }) => {
      if ((state === 'closed') === (input.body.state === 'closed')) return undefined;
      if (state !== 'closed')
        return {
          update: { $set: { state: 'closed', closedAt: context.now() } },
          mail: { kind: 'ticket-closed' },
        };
      const again = answers.length > 0 ? 'answered' : 'open';
      return { update: { $set: { state: again }, $unset: { closedAt: 1 } } };
    },
  }),
);
