import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** The stored response, sent again for a repeat. */
export type StoredAnswer = { status: number; body: string; headers: Record<string, string> };

/** One `Idempotency-Key` of one caller for one call. Neither the key nor the body can be read from it. */
export type IdempotencyKeyRecord = {
  /** Hash of caller, method, path and key. */
  _id: string;
  /** The signed-in caller, so that the record goes with the account. */
  user?: Types.ObjectId;
  /** Its answer may name somebody else: a call of staff, or of nobody who is signed in. */
  namesOthers?: boolean;
  /** Of the parsed request, keyed with the idempotency key. */
  requestHash: string;
  /** Which run holds the key. A run that lost it can commit nothing. */
  claim: string;
  /** Until then the run is believed to be alive. */
  leaseUntil: Date;
  /** Written in the transaction of the change itself. */
  isCommitted: boolean;
  /** Parts of a bulk call that are committed, each in a transaction of its own. */
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
        { _id: false, ...recordOptions },
      ),
    },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotencyKeys', ...recordOptions },
);
