import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { TICKET_KINDS, TICKET_STATES } from './ticket-rules.ts';

const Moment = z.iso.datetime();

const TicketDeadlines = z.object({
  acknowledgeBy: Moment,
  settleBy: Moment,
  overdue: z.enum(['answer', 'settle']).optional(),
});

export const Ticket = z.object({
  _id: ObjectId,
  number: z.string().describe('Like `T-100001`.'),
  subject: z.enum(TICKET_KINDS),
  state: z.enum(TICKET_STATES),
  message: z.string(),
  createdAt: Moment,
  closedAt: Moment.optional(),
  clock: TicketDeadlines.omit({ overdue: true }).optional(),
  answers: z.array(z.object({ _id: ObjectId, words: z.string(), at: Moment })),
});
export type Ticket = z.infer<typeof Ticket>;

const TicketMessage = z.object({
  _id: ObjectId,
  words: z.string(),
  at: Moment,
  by: z.object({ name: z.string() }),
});

export const StaffTicket = Ticket.extend({
  name: z.string(),
  email: z.string(),
  customer: ObjectId.optional(),
  clock: TicketDeadlines.optional(),
  answers: z.array(TicketMessage),
  notes: z.array(TicketMessage),
});
export type StaffTicket = z.infer<typeof StaffTicket>;
