import { createHash, randomBytes } from 'node:crypto';
import { type Types, trusted, Schema } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { recordOptions } from '../../platform/database/record.ts';

const RESET_TOKEN_TTL_MS = 30 * 60 * 1000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Issues the user's only valid token, 256 random bits, and returns the plain text for the mail. */
export async function issueResetToken(database: Database, user: Types.ObjectId, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.resetTokens.updateOne(
    { user },
    { $set: { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + RESET_TOKEN_TTL_MS) } },
    { upsert: true },
  );
  return token;
}

const validTokenFilter = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  expiresAt: trusted({ $gt: now }),
});

export const findResetToken = (database: Database, token: string, now: Date) =>
  database.resetTokens.findOne(validTokenFilter(token, now)).lean();

/** Redeems a token and returns its user; of two concurrent calls, one succeeds (R22). */
export async function redeemResetToken(
  database: Database,
  token: string,
  now: Date,
): Promise<Types.ObjectId | undefined> {
  const record = await database.resetTokens.findOneAndDelete(validTokenFilter(token, now)).lean();
  return record?.user;
}

export const invalidResetToken = () =>
  new InvalidTokenError({
    token: 'This link was already used or is older than 30 minutes. Request a new one.',
  });

/** At most one per user. Only the token's hash is stored (R21). */
type ResetTokenRecord = {
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
