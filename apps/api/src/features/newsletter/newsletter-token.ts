import { createHash } from 'node:crypto';
import { Schema, type Types, trusted } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Database } from '../../platform/database/database.ts';

const TOKEN_PURPOSES = ['confirm', 'unsubscribe'] as const;
type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

type NewsletterTokenRecord = {
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Unsubscribe links last over a year, because newsletters stay in inboxes. */
const TTL_MS: Record<TokenPurpose, number> = { confirm: 7 * DAY_MS, unsubscribe: 400 * DAY_MS };

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export async function saveNewsletterToken(
  database: Database,
  { token, subscription, purpose }: { token: string; subscription: Types.ObjectId; purpose: TokenPurpose },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + TTL_MS[purpose]);
  await database.newsletterTokens.updateOne(
    { tokenHash: hashToken(token) },
    { $set: { subscription, purpose, expiresAt } },
    { upsert: true },
  );
}

/** Tokens stay valid, so a repeated click is no error. */
export async function findNewsletterToken(
  database: Database,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<Types.ObjectId | undefined> {
  const record = await database.newsletterTokens
    .findOne({ tokenHash: hashToken(token), purpose, expiresAt: trusted({ $gt: now }) })
    .lean();
  return record?.subscription;
}
