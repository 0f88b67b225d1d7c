import { type ClientSession, Types, type UpdateQuery } from 'mongoose';
import {
  getTicket,
  answerTicket,
  addTicketNote,
  setTicketState,
} from '@e-store/shared/contact/staff-endpoints';
import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { type NewMail, queueMail } from '../../platform/outbox/queue-mail.ts';
import { staffName, recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import { toStaffTicket } from './to-ticket.ts';
import type { ContactMessageRecord, TicketNote } from './contact-message.model.ts';

export const getTicketRoute = route(getTicket, async ({ params }, { database, now }) =>
  toStaffTicket(await findTicket(database, params.id), now()),
);

/** An answer acknowledges the ticket; only staff close it. */
export const answerTicketRoute = route(answerTicket, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.answered',
    to: ({ state, answers }) => {
      const { answersSeen = answers.length } = input.body;
      const unread = answers.at(answersSeen);
      if (unread)
        throw new ConflictError(
          `${unread.by.name} answered this message in the meantime. Read that answer before you send yours.`,
        );
      const answer = createTicketNote(input, input.body.words, context.now());
      return {
        update: { $push: { answers: answer }, ...(state === 'open' && { $set: { state: 'answered' } }) },
        mail: { kind: 'ticket-answered', answer: answer._id },
      };
    },
  }),
);

export const addTicketNoteRoute = route(addTicketNote, (input, context) =>
  changeTicket(context, {
    staff: input,
    what: 'ticket.noted',
    to: () => ({ update: { $push: { notes: createTicketNote(input, input.body.words, context.now()) } } }),
  }),
);

/** Closing mails the author. A reopened ticket returns to its earlier state. */
export const setTicketStateRoute = route(setTicketState, (input, context) =>
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

async function findTicket(
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

const createTicketNote = (staff: StaffRequest, words: string, at: Date): TicketNote => ({
  _id: new Types.ObjectId(),
  words,
  at,
  by: { _id: new Types.ObjectId(staff.session.user._id), name: staffName(staff) },
});

type Change = {
  staff: StaffRequest & { params: { id: string } };
  what: string;
  /** `undefined` when nothing changes. */
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

async function changeTicket(
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
