import type { Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';

type PasswordFilter = { _id: Types.ObjectId; passwordHash?: string };

/**
 * Stores the new hash and queues the owner's notice in one transaction (R24). Returns `undefined`, with
 * nothing written, when the account is gone or the hash changed.
 */
export async function setPassword(
  filter: PasswordFilter,
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
