import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What staff wrote down about a customer. Written once; what was wrong is said by another note. */
export type CustomerNoteRecord = {
  _id: Types.ObjectId;
  customer: Types.ObjectId;
  words: string;
  at: Date;
  by: { _id: Types.ObjectId; name: string };
};

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;

export const customerNoteSchema = new Schema<CustomerNoteRecord>(
  {
    customer: reference,
    words: text,
    at: { type: Date, required: true },
    by: new Schema({ _id: reference, name: text }, recordOptions),
  },
  { collection: 'customerNotes', ...recordOptions },
);
