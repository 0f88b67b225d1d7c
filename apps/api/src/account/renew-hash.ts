import type { Context } from '../context.ts';
import type { UserRecord } from './user.model.ts';

/**
 * The hash of somebody whose password was just right: a new one, when the stored one cost less or more than hashes do
 * now (R16). Only a sign-in knows the password, so hashes follow a changed cost one by one. A password that was changed
 * meanwhile is left alone; then the old hash is answered, which opens no session.
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
