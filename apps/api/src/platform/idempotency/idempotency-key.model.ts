import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../database/record.ts';

export type StoredAnswer = { status: number; body: string; headers: Record<string, string> };

/** Reveals neither key nor body. */
export type IdempotencyKeyRecord = {
  _id: string;
  /** Account erasure deletes the record. */
  user?: Types.ObjectId;
  /** The response may name another person: the caller is staff or not signed in. */
  namesOthers?: boolean;
  requestHash: string;
  /** A run that lost the claim cannot commit. */
  claim: string;
  leaseUntil: Date;
  isCommitted: boolean;
  steps: string[];
  answer?: StoredAnswer;
  expiresAt: Date;
};

export const idempotencyKeySchema = new Schema<IdempotencyKeyRecord>(
  {
    _id: { type: String, required: true },
    user: Schema.Types.ObjectId,
    namesOthers: Boolean,
    requestHash: { type: String, required: true },
    claim: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    isCommitted: { type: Boolean, required: true },
    steps: [String],
    answer: {
      type: new Schema<StoredAnswer>(
        {
          status: { type: Number, required: true },
          body: { type: String, required: true },
          headers: { type: Schema.Types.Mixed, required: true },
        },
        nested,
      ),
    },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotencyKeys', ...recordOptions },
);
