import type { ClientSession } from 'mongoose';
import type { Database } from '../database/database.ts';
import type { MailReference, OutboxMailRecord } from './outbox-mail.model.ts';

export type NewMail = Pick<OutboxMailRecord, 'kind' | 'to' | MailReference>;

export async function dropQueuedMail(
  database: Database,
  mail: Pick<NewMail, 'kind' | 'user'>,
  session?: ClientSession,
): Promise<void> {
  await database.outboxMails.deleteMany({ ...mail, state: 'pending' }, session ? { session } : {});
}

export async function queueMails(
  { outboxMails }: Pick<Database, 'outboxMails'>,
  mails: readonly (NewMail & { createdAt: Date })[],
  session: ClientSession,
): Promise<void> {
  const rows = mails.map((mail) => ({
    ...mail,
    state: 'pending' as const,
    attempts: 0,
    dueAt: mail.createdAt,
  }));
  await outboxMails.insertMany(rows, { session });
}

/** Within a transaction, mail is sent only if that commits (R64). */
export async function queueMail(
  database: Database,
  { notBefore, ...mail }: NewMail & { notBefore?: Date },
  now: Date,
  session?: ClientSession,
): Promise<void> {
  const row = {
    ...mail,
    state: 'pending' as const,
    attempts: 0,
    dueAt: notBefore ?? now,
    createdAt: now,
  };
  await database.outboxMails.create([row], session ? { session } : {});
}

type Withdrawal =
  | 'in time'
  /** Sent or attempted: the customer may have it. */
  | 'too late';

/**
 * Runs inside the caller's transaction. A worker claiming the mail writes the same record, so only one wins.
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
