import { isNativeError } from 'node:util/types';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';

/** How long a worker has a mail to itself; after that another may try. */
const LEASE_MS = 60_000;
/**
 * After a failure: 5 s, 10 s, 20 s, then every half a minute, so that no mail waits longer than a minute for a mail
 * server that is back (T6); given up, visibly, after a day.
 */
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 30_000;
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** Of these the address is not kept, whether they came to it or were given up: it is no longer the shop's to know. */
const FORGOTTEN: readonly OutboxMailRecord['kind'][] = ['account-erased'];

export type SendMail = (mail: OutboxMailRecord) => Promise<void>;

/**
 * Sends the mail that is due longest, if there is one, and says whether there was. A crash between sending and noting it
 * sends the mail once more, under the same Message-ID; no crash loses one.
 */
export async function sendDueMail(database: Database, send: SendMail, now: () => Date): Promise<boolean> {
  const claimedAt = now();
  const mail = await database.outboxMails
    .findOneAndUpdate(
      { state: 'pending', dueAt: trusted({ $lte: claimedAt }) },
      { $set: { dueAt: new Date(claimedAt.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean();
  if (!mail) return false;
  try {
    await send(mail);
    if (FORGOTTEN.includes(mail.kind)) await database.outboxMails.deleteOne({ _id: mail._id });
    else
      await database.outboxMails.updateOne(
        { _id: mail._id },
        { $set: { state: 'sent', sentAt: now() }, $unset: { lastError: 1 } },
      );
  } catch (error) {
    await postpone(database, mail, error, now());
  }
  return true;
}

async function postpone(
  database: Database,
  mail: OutboxMailRecord,
  error: unknown,
  now: Date,
): Promise<void> {
  const since = mail.triedSince ?? mail.createdAt;
  const isHopeless = now.getTime() - since.getTime() > GIVE_UP_AFTER_MS;
  if (isHopeless && FORGOTTEN.includes(mail.kind)) {
    await database.outboxMails.deleteOne({ _id: mail._id });
    return;
  }
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (mail.attempts - 1), MAX_BACKOFF_MS);
  await database.outboxMails.updateOne(
    // Whoever took longer than the lease leaves it to the next who has it, and what was sent meanwhile stays sent.
    { _id: mail._id, state: 'pending', attempts: mail.attempts },
    {
      $set: {
        state: isHopeless ? 'dead' : 'pending',
        dueAt: new Date(now.getTime() + backoff),
        lastError: (isNativeError(error) ? error.message : String(error)).slice(0, 500),
      },
    },
  );
}
