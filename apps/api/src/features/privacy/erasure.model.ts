import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

/**
 * Under the id that its orders still carry. Names nobody. Consents are retained as proof for the configured
 * time. After a restore, these accounts are erased again.
 */
export type ErasureRecord = {
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
        nested,
      ),
    ],
  },
  { collection: 'erasures', ...recordOptions },
);
