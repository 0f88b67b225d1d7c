import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import {
  forgotPassword,
  USER_NOT_FOUND,
  checkResetToken,
  PASSWORD_RESET_DONE,
  resetPassword,
} from '@e-store/shared/account/endpoints';
import { type ClientSession, type Types, trusted, Schema } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordOptions } from '../../platform/database/record.ts';
import { InvalidTokenError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { UserRecord } from './user.model.ts';
import { resetLoginFailures } from './count-sign-in.ts';
import { writeKnownDevice } from './known-device.ts';
import { assertStrongPassword } from './strong-password.ts';
import { setPassword } from './set-password.ts';

/**
 * An unknown address is disclosed (spec §8) unless the settings forbid that. Beyond the account's limit the
 * answer is the same (R79).
 */
export const forgotPasswordRoute = route(forgotPassword, async ({ body, clientAddress }, context) => {
  const { config, limits } = context;
  await limits.take(LIMITS.resetsOfAddress, clientAddress);
  const work = sendLink(body.email, context);
  // Without disclosure, all answers take equally long (R20).
  if (!config.forgotPasswordDiscloses) await Promise.allSettled([work, after(ANSWER_AFTER_MS)]);
  await work;
  return {
    message: config.forgotPasswordDiscloses
      ? `We are sending a link to ${body.email}. It is valid for 30 minutes.`
      : `If ${body.email} has an account, we are sending a link to it. The link is valid for 30 minutes.`,
  };
});

const ANSWER_AFTER_MS = 300;

async function sendLink(email: string, context: Context) {
  const { database, config } = context;
  const user = await database.users.findOne({ email }).lean();
  if (!user && config.forgotPasswordDiscloses) throw new NotFoundError(USER_NOT_FOUND);
  if (user) await sendResetLink(user, context);
}

export async function sendResetLink(
  user: Pick<UserRecord, '_id' | 'email'>,
  { database, limits, now, wakeMailWorker }: Pick<Context, 'database' | 'limits' | 'now' | 'wakeMailWorker'>,
): Promise<void> {
  if (!(await limits.count(LIMITS.resetMailsOfAccount, user.email))) return;
  const mail = { kind: 'password-reset', to: user.email, user: user._id } as const;
  await database.connection.transaction((session) => queueMail(database, mail, now(), session));
  wakeMailWorker();
}

/** Does not use up the token. Guesses share the limit of the reset. */
export const checkResetTokenRoute = route(
  checkResetToken,
  async ({ params, answer, clientAddress }, { database, limits, now }) => {
    await limits.take(LIMITS.resetTriesOfAddress, clientAddress);
    const found = await findResetToken(database, params.token, now());
    if (!found || !(await database.users.exists(ownerOf(found)))) throw invalidResetToken();
    answer.header('Cache-Control', 'no-store');
    return { validUntil: found.expiresAt.toISOString() };
  },
);

/**
 * Ends all sessions and starts none (R24). Looks up the token before the costly hash, or made-up tokens could
 * overload the shop. The browser becomes known: an owner locked out by a stranger's guesses can sign in (R78).
 */
export const resetPasswordRoute = route(
  resetPassword,
  async ({ params, body, answer, clientAddress }, context) => {
    const { database, limits, passwords, config, now } = context;
    await limits.take(LIMITS.resetTriesOfAddress, clientAddress);
    const found = await findResetToken(database, params.token, now());
    const asking = found && (await database.users.findOne(ownerOf(found)).lean());
    if (!asking) throw invalidResetToken();
    assertStrongPassword('password', body.password, asking, config);
    const passwordHash = await passwords.hash(body.password);
    const redeem = (session: ClientSession) => redeemResetToken(database, params.token, now(), session);
    const user = await setPassword(redeem, passwordHash, context, { emailProvenAt: now() });
    if (!user) throw invalidResetToken();
    await resetLoginFailures(user.email, limits);
    answer.setKnownDevice(writeKnownDevice({ ...user, passwordHash }, context));
    answer.endSession();
    return { message: PASSWORD_RESET_DONE };
  },
);

const RESET_TOKEN_TTL_MS = 30 * 60 * 1000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Issues the user's only valid token, 256 random bits, in plain text for the mail. */
export async function issueResetToken(
  database: Database,
  { _id: user, email }: Pick<UserRecord, '_id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.resetTokens.updateOne(
    { user },
    { $set: { email, tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + RESET_TOKEN_TTL_MS) } },
    { upsert: true },
  );
  return token;
}

const validTokenFilter = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  expiresAt: trusted({ $gt: now }),
});

const findResetToken = (database: Database, token: string, now: Date) =>
  database.resetTokens.findOne(validTokenFilter(token, now)).lean();

/** Of two concurrent calls, one succeeds (R22). */
async function redeemResetToken(database: Database, token: string, now: Date, session: ClientSession) {
  const record = await database.resetTokens
    .findOneAndDelete(validTokenFilter(token, now), { session })
    .lean();
  return record ? ownerOf(record) : undefined;
}

/** The account may have changed its address since. */
const ownerOf = ({ user, email }: Pick<ResetTokenRecord, 'user' | 'email'>) => ({
  _id: user,
  ...(email !== undefined && { email }),
});

const invalidResetToken = () =>
  new InvalidTokenError({
    token: 'This link was already used or is older than 30 minutes. Request a new one.',
  });

/** At most one per user, stored as a hash (R21). */
type ResetTokenRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** Absent in links of release 0.2. */
  email?: string;
  tokenHash: string;
  expiresAt: Date;
};

export const resetTokenSchema = new Schema<ResetTokenRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    email: String,
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'resetTokens', ...recordOptions },
);
