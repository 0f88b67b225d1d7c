import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What makes a cookie's token worth something; without this record the token opens nothing. */
export type SessionRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
  passwordConfirmedAt: Date;
};

export const sessionSchema = new Schema<SessionRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    passwordConfirmedAt: { type: Date, required: true },
  },
  { collection: 'sessions', ...recordOptions },
);
