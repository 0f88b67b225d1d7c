import type { ClientSession } from 'mongoose';
import type { Database } from '../database/database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';

type Withdrawal =
  | 'in time'
  /** Sent or attempted: the customer may have it. */
  | 'too late';

/**
 * Withdraws the mail about an order step, inside the caller's transaction. A worker claiming it concurrently
 * writes the same record, so only one wins.
 */
export async function withdrawMail(
  { outboxMails }: Pick<Database, 'outboxMails'>,
  { order, kind, at }: { order: OutboxMailRecord['order'] & {}; kind: OutboxMailRecord['kind']; at: Date },
  session: ClientSession,
): Promise<Withdrawal> {
  const mail = await outboxMails
    .findOneAndUpdate(
      { order, kind, createdAt: at, state: 'pending' },
      { $set: { state: 'withdrawn' } },
      { session },
    )
    .lean();
  return mail?.attempts === 0 ? 'in time' : 'too late';
}
