import type { Route } from '../../platform/http/route.ts';
import { answerTicketRoute } from './answer-ticket.ts';
import { getTicketRoute } from './get-ticket.ts';
import { listContactMessagesRoute } from './list-contact-messages.ts';
import { listMyTicketsRoute } from './list-my-tickets.ts';
import { moveTicketRoute } from './move-ticket.ts';
import { noteTicketRoute } from './note-ticket.ts';
import { sendContactMessageRoute } from './send-contact-message.ts';

export const contactRoutes: Route[] = [
  sendContactMessageRoute,
  listMyTicketsRoute,
  listContactMessagesRoute,
  getTicketRoute,
  answerTicketRoute,
  noteTicketRoute,
  moveTicketRoute,
];
