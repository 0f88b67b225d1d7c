import type { StaffTicket, Ticket } from '@e-store/shared/contact/ticket';
import { complaintDeadlines, missedDeadline } from '@e-store/shared/contact/ticket-rules';
import type { ContactMessageRecord, TicketNote } from './contact-message.model.ts';

const toStaffNote = ({ _id, words, at, by }: TicketNote) => ({
  _id: String(_id),
  words,
  at: at.toISOString(),
  by: { name: by.name },
});

export function toTicket(record: ContactMessageRecord): Ticket {
  const { _id, number, subject, state, message, createdAt, closedAt, answers } = record;
  const { acknowledgeBy, settleBy } = complaintDeadlines(createdAt);
  return {
    _id: String(_id),
    number,
    subject,
    state,
    message,
    createdAt: createdAt.toISOString(),
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    ...(subject === 'complaint' && {
      clock: { acknowledgeBy: acknowledgeBy.toISOString(), settleBy: settleBy.toISOString() },
    }),
    answers: answers.map(({ _id: id, words, at }) => ({ _id: String(id), words, at: at.toISOString() })),
  };
}

export function toStaffTicket(record: ContactMessageRecord, now: Date): StaffTicket {
  const { clock, ...ticket } = toTicket(record);
  const { name, email, user, answers, notes } = record;
  const overdue = missedDeadline(record, now);
  return {
    ...ticket,
    name,
    email,
    ...(user && { customer: String(user) }),
    ...(clock && { clock: { ...clock, ...(overdue && { overdue }) } }),
    answers: answers.map(toStaffNote),
    notes: notes.map(toStaffNote),
  };
}
