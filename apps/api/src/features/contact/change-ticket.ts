import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { type ClientSession, Types, type UpdateQuery } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import type { NewMail } from '../../platform/outbox/queue-mail.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { staffName, recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import type { ContactMessageRecord, TicketNote } from './contact-message.model.ts';
import { toStaffTicket } from './to-ticket.ts';

export async function findTicket(
  { contactMessages }: Database,
  id: string,
  session?: ClientSession,
): Promise<ContactMessageRecord> {
  const found = await contactMessages
    .findById(id)
    .session(session ?? null)
    .lean();
  if (!found)
    throw new NotFoundError(
      'This message does not exist. It may have been deleted after its retention period.',
    );
  return found;
}

export const createTicketNote = (staff: StaffRequest, words: string, at: Date): TicketNote => ({
  _id: new Types.ObjectId(),
  words,
  at,
  by: { _id: new Types.ObjectId(staff.session.user._id), name: staffName(staff) },
});

type Change = {
  staff: StaffRequest & { params: { id: string } };
  what: string;
  /** Returns the change for the current ticket, or `undefined` when nothing changes. */
  to: (ticket: ContactMessageRecord) =>
    | {
        update: UpdateQuery<ContactMessageRecord>;
        mail?: Pick<NewMail, 'kind' | 'answer'>;
      }
    | undefined;
};

/** Personal text never enters the audit trail. */
const toAuditFields = ({ state, answers, notes }: ContactMessageRecord) => ({
  status: state,
  answers: answers.length,
  notes: notes.length,
});

/** Changes a ticket, its mail and its audit entry in one transaction. */
export async function changeTicket(
  { database, now, wakeMailWorker }: Context,
  { staff, what, to }: Change,
): Promise<StaffTicket> {
  let changed: ContactMessageRecord | undefined;
  await database.connection.transaction(async (session) => {
    const before = await findTicket(database, staff.params.id, session);
    changed = before;
    const change = to(before);
    if (!change) return;
    const { _id, number, email, user } = before;
    await database.contactMessages.updateOne({ _id }, change.update, { session });
    const after = await findTicket(database, staff.params.id, session);
    changed = after;
    const at = now();
    if (change.mail)
      await queueMail(
        database,
        { ...change.mail, to: email, contactMessage: _id, ...(user && { user }) },
        at,
        session,
      );
    const subject = { kind: 'ticket', id: _id, label: number };
    await recordChange(
      database,
      { staff, what, subject, before: toAuditFields(before), after: toAuditFields(after), at },
      session,
    );
  });
  wakeMailWorker();
  if (!changed) throw new NotFoundError('This message does not exist.');
  return toStaffTicket(changed, now());
}
