import type { Context } from '../../platform/context.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Rehashes a password that was just verified when the stored hash has another cost (R16), and returns the
 * hash.
 * If the password changed meanwhile, nothing is written and the old hash returns, which opens no session.
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
