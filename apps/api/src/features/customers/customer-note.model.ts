import { Schema, type Types } from 'mongoose';
import { recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/** Never edited. A correction is another note. */
type CustomerNoteRecord = {
  _id: Types.ObjectId;
  customer: Types.ObjectId;
  words: string;
  at: Date;
  by: StaffName;
};

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;

export const customerNoteSchema = new Schema<CustomerNoteRecord>(
  {
    customer: reference,
    words: text,
    at: { type: Date, required: true },
    by: staffName,
  },
  { collection: 'customerNotes', ...recordOptions },
);

/** Not exported (see `privacy/personal-data.ts`); deleted with the account. */
export const personalNotes: PersonalRecords = {
  exportData: async () => ({}),
  erase: async ({ customerNotes }, { _id }, _at, session) =>
    customerNotes.deleteMany({ customer: _id }, { session }),
};
