import { createHash, randomBytes } from 'node:crypto';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../database.ts';
import type { TokenPurpose } from './newsletter-token.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A confirmation is asked for within a week; a newsletter that lies in an inbox can be ended for over a year. */
const TTL_MS: Record<TokenPurpose, number> = { confirm: 7 * DAY_MS, unsubscribe: 400 * DAY_MS };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token for one mail, 256 random bits, and returns what only that mail will hold. */
export async function issueNewsletterToken(
  database: Database,
  subscription: Types.ObjectId,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.newsletterTokens.create([
    { subscription, purpose, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + TTL_MS[purpose]) },
  ]);
  return token;
}

/** Whose token it is; `undefined` when it is made up or its time is over. It stays good: a second press is no error. */
export async function findNewsletterToken(
  database: Database,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<Types.ObjectId | undefined> {
  const record = await database.newsletterTokens
    .findOne({ tokenHash: hashOf(token), purpose, expiresAt: trusted({ $gt: now }) })
    .lean();
  return record?.subscription;
}
