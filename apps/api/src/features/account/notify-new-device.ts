import type { Context } from '../../platform/context.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Mails staff about a sign-in from a new browser, because they can access customer data (ASVS 6.3.5).
 * Shoppers see their device list instead.
 */
export async function notifyNewDevice(
  { _id, email, role }: Pick<UserRecord, '_id' | 'email' | 'role'>,
  { database, now, wakeMailWorker }: Pick<Context, 'database' | 'now' | 'wakeMailWorker'>,
): Promise<void> {
  if (role === 'Customer') return;
  await queueMail(database, { kind: 'new-device', to: email, user: _id }, now());
  wakeMailWorker();
}
