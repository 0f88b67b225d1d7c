import type { Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Stores the hash and queues the owner's notice in one transaction (R24). Writes nothing and returns
 * `undefined` when the account is gone or the hash changed.
 */
export async function setPassword(
  filter: { _id: Types.ObjectId; passwordHash?: string },
  passwordHash: string,
  { database, now, wakeMailWorker }: Pick<Context, 'database' | 'now' | 'wakeMailWorker'>,
  proof: { emailProvenAt?: Date } = {},
) {
  const user = await database.connection.transaction(async (session) => {
    const changed = await database.users
      .findOneAndUpdate(filter, { $set: { passwordHash, ...proof } }, { session, returnDocument: 'after' })
      .lean();
    if (!changed) return undefined;
    const notice = { kind: 'password-changed', to: changed.email, user: changed._id } as const;
    await queueMail(database, notice, now(), session);
    return changed;
  });
  if (user) wakeMailWorker();
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
