import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** At most one per user. Only the token's hash is stored (R21). */
export type ResetTokenRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  tokenHash: string;
  expiresAt: Date;
};

export const resetTokenSchema = new Schema<ResetTokenRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'resetTokens', ...recordOptions },
);
