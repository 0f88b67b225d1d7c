import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type SessionRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  device: string;
  createdAt: Date;
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
