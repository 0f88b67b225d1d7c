import { Schema, type Types, type Connection } from 'mongoose';
import type { ContactMessage } from '@e-store/shared/contact/endpoints';
import { TICKET_KINDS, TICKET_STATES, type TicketState } from '@e-store/shared/contact/ticket-rules';
import { recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';

/** Never edited. A correction is another message. */
export type TicketNote = {
  _id: Types.ObjectId;
  words: string;
  at: Date;
  by: StaffName;
};

/** Its mails are written from this record. */
export type ContactMessageRecord = ContactMessage & {
  _id: Types.ObjectId;
  number: string;
  user?: Types.ObjectId;
  state: TicketState;
  createdAt: Date;
  closedAt?: Date;
  answers: TicketNote[];
  notes: TicketNote[];
};

const text = { type: String, required: true } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;
const noteSchema = new Schema<TicketNote>(
  {
    _id: reference,
    words: text,
    at: { type: Date, required: true },
    by: staffName,
  },
  recordOptions,
);

export const contactMessageSchema = new Schema<ContactMessageRecord>(
  {
    number: text,
    subject: { type: String, enum: TICKET_KINDS, required: true },
    name: text,
    email: text,
    message: text,
    user: Schema.Types.ObjectId,
    state: { type: String, enum: TICKET_STATES, required: true },
    createdAt: { type: Date, required: true },
    closedAt: Date,
    answers: { type: [noteSchema], default: [] },
    notes: { type: [noteSchema], default: [] },
  },
  { collection: 'contactMessages', ...recordOptions },
);

const FIRST = 100_000;

/** From `T-100001`. Unused numbers leave gaps. */
export async function nextTicketNumber(connection: Connection): Promise<string> {
  const counter = await connection
    .collection<{ _id: string; last: number }>('counters')
    .findOneAndUpdate({ _id: 'ticket' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' });
  return `T-${FIRST + (counter?.last ?? 0)}`;
}
