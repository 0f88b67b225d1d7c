import type { ClientSession, Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { dropQueuedMail, queueMail } from '../../platform/outbox/queue-mail.ts';
import type { UserRecord } from './user.model.ts';

type OwnerFilter = { _id: Types.ObjectId; passwordHash?: string; email?: string };

/**
 * Stores the hash, ends sessions and reset links, and queues the owner's notice in one transaction (R24).
 * Writes nothing and returns `undefined` when no account matches.
 */
export async function setPassword(
  findOwner: (session: ClientSession) => Promise<OwnerFilter | undefined>,
  passwordHash: string,
  {
    database,
    sessions,
    now,
    wakeMailWorker,
  }: Pick<Context, 'database' | 'sessions' | 'now' | 'wakeMailWorker'>,
  proof: { emailProvenAt?: Date } = {},
) {
  const user = await database.connection.transaction(async (session) => {
    const filter = await findOwner(session);
    if (!filter) return undefined;
    const changed = await database.users
      .findOneAndUpdate(filter, { $set: { passwordHash, ...proof } }, { session, returnDocument: 'after' })
      .lean();
    if (!changed) return undefined;
    const ofOwner = { user: changed._id };
    await database.sessions.deleteMany(ofOwner, { session });
    await database.resetTokens.deleteMany(ofOwner, { session });
    await dropQueuedMail(database, { kind: 'password-reset', ...ofOwner }, session);
    const notice = { kind: 'password-changed', to: changed.email, user: changed._id } as const;
    await queueMail(database, notice, now(), session);
    return changed;
  });
  if (!user) return undefined;
  wakeMailWorker();
  // The transaction does not see a session that a concurrent sign-in starts.
  await sessions.endAll(String(user._id));
  return user;
}

/**
 * Rehashes a verified password when the stored hash has another cost (R16). If the password changed
 * meanwhile, returns the old hash, which opens no session.
 */
export async function renewHash(
  { _id, passwordHash }: Pick<UserRecord, '_id' | 'passwordHash'>,
  password: string,
  { database, passwords }: Pick<Context, 'database' | 'passwords'>,
): Promise<string> {
  if (passwords.isCurrent(passwordHash)) return passwordHash;
  const renewed = await passwords.hash(password);
  const { modifiedCount } = await database.users.updateOne(
    { _id, passwordHash },
    { $set: { passwordHash: renewed } },
  );
  return modifiedCount === 1 ? renewed : passwordHash;
}
