import { endPublishedLogins } from '../features/account/find-published-logins.ts';
import { createPasswordHasher } from '../features/account/password-hasher.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';

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
