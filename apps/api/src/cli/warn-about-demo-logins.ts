import { trusted, type Types } from 'mongoose';
import { createPasswordHasher, type PasswordHasher } from '../features/account/password-hasher.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { DEMO_LOGINS } from '../features/account/demo-logins.ts';

export async function warnAboutDemoLogins(config: Config, database: Database): Promise<void> {
  if (config.isDemo) return;
  const passwords = createPasswordHasher({ cost: config.passwordCost });
  try {
    const emails = await endPublishedLogins({ database, passwords });
    if (emails.length === 0) return;
    // Not stderr, of which npm start shows only failures.
    console.log(
      `WARNING: this shop has demo logins: ${emails.join(', ')}. ` +
        'Their published passwords no longer work, and their sessions were ended. ' +
        'Give their roles to your own accounts (docs/operations.md, "Demo logins").',
    );
  } finally {
    await passwords.stop();
  }
}

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
 * For a shop that was a demo or was restored from one: ends the sessions of accounts with a published
 * password and returns their addresses.
 */
export async function endPublishedLogins(needed: Needed): Promise<string[]> {
  const accounts = await findPublishedLogins(needed);
  const ids = accounts.map(({ _id }) => _id);
  if (ids.length > 0) await needed.database.sessions.deleteMany({ user: trusted({ $in: ids }) });
  return accounts.map(({ email }) => email);
}
