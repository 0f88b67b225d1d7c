import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What makes a cookie's token worth something; without this record the token opens nothing. */
export type SessionRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** `Chrome on Android`; empty when the browser did not say. */
  device: string;
  createdAt: Date;
  /** Coarse: see `SEEN_EVERY_MS`; `expiresAt` moves with it. */
  lastSeenAt: Date;
  expiresAt: Date;
  passwordConfirmedAt: Date;
};

export const sessionSchema = new Schema<SessionRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    device: { type: String, default: '' },
    lastSeenAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    passwordConfirmedAt: { type: Date, required: true },
  },
  { collection: 'sessions', ...recordOptions },
);
