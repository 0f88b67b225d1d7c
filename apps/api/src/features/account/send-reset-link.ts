import type { Context } from '../../platform/context.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Mails a password reset link. Beyond the account's limit nothing is sent, which prevents inbox flooding
 * (R79).
 */
export async function sendResetLink(
  user: Pick<UserRecord, '_id' | 'email'>,
  { database, limits, now, wakeMailWorker }: Pick<Context, 'database' | 'limits' | 'now' | 'wakeMailWorker'>,
): Promise<void> {
  if (!(await limits.count(LIMITS.resetMailsOfAccount, user.email))) return;
  const mail = { kind: 'password-reset', to: user.email, user: user._id } as const;
  await database.connection.transaction((session) => queueMail(database, mail, now(), session));
  wakeMailWorker();
}
