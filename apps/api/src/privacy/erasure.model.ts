import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/**
 * That an account was erased, under the id that its orders still bear: nothing in here says whose it was. What it had
 * agreed to is kept as proof, for as long as the setting says; after a backup was put back, these are erased again.
 */
export type ErasureRecord = {
  /** Of the account. */
  _id: Types.ObjectId;
  erasedAt: Date;
  by: 'owner' | 'staff';
  consents: { purpose: 'notice' | 'newsletter'; state: string; version: string; at: Date }[];
};

const text = { type: String, required: true } as const;

export const erasureSchema = new Schema<ErasureRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    erasedAt: { type: Date, required: true },
    by: { type: String, enum: ['owner', 'staff'], required: true },
    consents: [
      new Schema(
        {
          purpose: { type: String, enum: ['notice', 'newsletter'], required: true },
          state: text,
          version: text,
          at: { type: Date, required: true },
        },
        { _id: false, ...recordOptions },
      ),
    ],
  },
  { collection: 'erasures', ...recordOptions },
);
