import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { Email } from '../account/user.ts';
import { anyone, endpoint, signedIn } from '../endpoint.ts';
import { severalLines, singleLine } from '../plain-text.ts';
import { Ticket } from './ticket.ts';
import { TICKET_KINDS } from './ticket-rules.ts';

/** One line, for mail subjects. */
export const ContactMessage = z.object({
  subject: z.enum(TICKET_KINDS, chooseMessage(TICKET_KINDS)).default('question'),
  name: singleLine({ max: 100, missing: 'Enter your name.' }),
  email: Email,
  message: severalLines({ max: 4000, missing: 'Enter your message.' }),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: anyone,
  idempotencyKey: '24h',
  summary:
    'Send a message to the shop; the sender gets a ticket number by mail, the shop a mail that it can reply to',
  body: ContactMessage,
  response: z.object({
    message: z.string(),
    ticket: z.string(),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const listMyTickets = endpoint({
  method: 'GET',
  path: '/me/tickets',
  access: signedIn,
  summary: 'List the messages that the caller sent while signed in, with the answers, newest first',
  response: z.object({ tickets: z.array(Ticket) }),
});
