import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Whoever works in the shop sees what belongs to its customers: when their account is opened in a browser that it was not
 * opened in before, they are told by mail (ASVS 6.3.5). A shopper finds it among the devices of the account.
 */
export async function tellOfNewDevice(
  { _id, email, role }: Pick<UserRecord, '_id' | 'email' | 'role'>,
  { database, now, wakeMailWorker }: Pick<Context, 'database' | 'now' | 'wakeMailWorker'>,
): Promise<void> {
  if (role === 'Customer') return;
  await queueMail(database, { kind: 'new-device', to: email, user: _id }, now());
  wakeMailWorker();
}
