import { trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import type { PasswordHasher } from './password-hasher.ts';

type Needed = { database: Pick<Database, 'users' | 'sessions'>; passwords: Pick<PasswordHasher, 'verify'> };

async function findPublishedLogins({ database, passwords }: Needed) {
  const found: { _id: Types.ObjectId; email: string }[] = [];
  for (const { email, password } of DEMO_LOGINS) {
    const account = await database.users.findOne({ email }).lean();
    if (account && (await passwords.verify(password, account.passwordHash))) found.push(account);
  }
  return found;
}

/**
 * Ends the sessions of accounts with a published password and returns their addresses.
 * For a shop that was a demo or was restored from one. Outside a demo these passwords cannot sign in.
 */
export async function endPublishedLogins(needed: Needed): Promise<string[]> {
  const accounts = await findPublishedLogins(needed);
  const ids = accounts.map(({ _id }) => _id);
  if (ids.length > 0) await needed.database.sessions.deleteMany({ user: trusted({ $in: ids }) });
  return accounts.map(({ email }) => email);
}
