import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export const TOKEN_PURPOSES = ['confirm', 'unsubscribe'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export type NewsletterTokenRecord = {
  _id: Types.ObjectId;
  subscription: Types.ObjectId;
  purpose: TokenPurpose;
  tokenHash: string;
  expiresAt: Date;
};

export const newsletterTokenSchema = new Schema<NewsletterTokenRecord>(
  {
    subscription: { type: Schema.Types.ObjectId, required: true },
    purpose: { type: String, enum: TOKEN_PURPOSES, required: true },
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'newsletterTokens', ...recordOptions },
);
