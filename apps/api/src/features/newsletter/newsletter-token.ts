import { createHash, randomBytes } from 'node:crypto';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { TokenPurpose } from './newsletter-token.model.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Confirmation links last a week; unsubscribe links last over a year, because newsletters stay in inboxes.
 */
const TTL_MS: Record<TokenPurpose, number> = { confirm: 7 * DAY_MS, unsubscribe: 400 * DAY_MS };

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export async function issueNewsletterToken(
  database: Database,
  subscription: Types.ObjectId,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.newsletterTokens.create([
    {
      subscription,
      purpose,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + TTL_MS[purpose]),
    },
  ]);
  return token;
}

/**
 * Returns the subscription of a token, or `undefined` when the token is invalid or expired. Tokens stay
 * valid, so a repeated click is no error.
 */
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
