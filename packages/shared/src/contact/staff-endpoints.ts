import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { severalLines } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { StaffTicket } from './ticket.ts';
import { TICKET_FILTERS } from './ticket-rules.ts';

const access = staff(...SECTION_ROLES.messages);
const params = z.object({ id: ObjectId });

export const TicketQuery = z.object({
  ...listQuery.page,
  show: z.enum(TICKET_FILTERS, chooseMessage(TICKET_FILTERS)).default('all'),
});

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/admin/messages',
  access,
  summary: 'List messages to the shop by state, due or overdue, newest first, in pages',
  query: TicketQuery,
  response: z.object({
    messages: z.array(StaffTicket),
    ...listTotal,
    counts: z.object({ open: z.int(), due: z.int(), overdue: z.int(), answered: z.int(), closed: z.int() }),
  }),
});

export const getTicket = endpoint({
  method: 'GET',
  path: '/admin/messages/:id',
  access,
  summary: 'Get a message to the shop with its deadlines, answers and notes',
  params,
  response: StaffTicket,
});

export const answerTicket = endpoint({
  method: 'POST',
  path: '/admin/messages/:id/answers',
  access,
  idempotencyKey: '24h',
  summary: 'Answer a message by mail and store the answer with it',
  params,
  body: z.object({
    words: severalLines({ missing: 'Enter an answer.', max: 4000 }),
    answersSeen: z
      .int()
      .min(0)
      .optional()
      .describe('Number of answers that the caller has read. A further one is a conflict.'),
  }),
  response: StaffTicket,
  errors: ['CONFLICT'],
});

export const addTicketNote = endpoint({
  method: 'POST',
  path: '/admin/messages/:id/notes',
  access,
  idempotencyKey: '24h',
  summary: 'Add a note to a message, visible to staff only',
  params,
  body: z.object({ words: severalLines({ missing: 'Enter a note.', max: 1000 }) }),
  response: StaffTicket,
});

export const setTicketState = endpoint({
  method: 'PUT',
  path: '/admin/messages/:id',
  access,
  idempotencyKey: '24h',
  summary: 'Close a message, with a mail to its sender, or reopen it',
  params,
  body: z.object({ state: z.enum(['open', 'closed'], 'Choose open or closed.') }),
  response: StaffTicket,
});
