import type { Types } from 'mongoose';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Whose password, and the hash it must still have; absent when a mailed token vouches for the change. */
type Whose = { _id: Types.ObjectId; passwordHash?: string };

/**
 * Writes the new hash and the notice to its owner in one transaction (R24). `undefined` when there is no such account,
 * or its password is another one by now: then nothing was written.
 */
export async function setPassword(
  whose: Whose,
  passwordHash: string,
  { database, now, wakeMailWorker }: Pick<Context, 'database' | 'now' | 'wakeMailWorker'>,
  /** With a mailed token: who has the mail has the address. */
  proof: { emailProvenAt?: Date } = {},
) {
  const user = await database.connection.transaction(async (session) => {
    const changed = await database.users
      .findOneAndUpdate(whose, { $set: { passwordHash, ...proof } }, { session, returnDocument: 'after' })
      .lean();
    if (!changed) return undefined;
    const notice = { kind: 'password-changed', to: changed.email, user: changed._id } as const;
    await queueMail(database, notice, now(), session);
    return changed;
  });
  if (user) wakeMailWorker();
  return user;
}
