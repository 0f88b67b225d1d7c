import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';

/** What became of a mail that should not be sent any more. */
type Withdrawal =
  /** Withdrawn before it was sent. */
  | 'in time'
  /** It was sent, or a worker has tried to: the customer may have it. */
  | 'too late';

/**
 * Withdraws the mail that tells of a step of an order, inside the caller's transaction. A worker that claims it at the same
 * moment writes the same record: MongoDB lets one of both be first.
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
