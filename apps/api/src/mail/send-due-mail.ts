import { isNativeError } from 'node:util/types';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { KINDS_BY_URGENCY } from './mail-class.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';

/** How long a worker has a mail to itself; after that another may try. */
const LEASE_MS = 60_000;
/**
 * After a failure: 5 s, 10 s, 20 s, then every half a minute, so that no mail waits longer than a minute for a mail
 * server that is back (T6); given up, visibly, after a day.
 */
const BACKOFF = { firstMs: 5_000, mostMs: 30_000 };
/** A mail that the server refuses for good (5xx) is tried some ten times a day: only somebody's change of settings helps. */
const BACKOFF_REFUSED = { firstMs: 15 * 60_000, mostMs: 4 * 60 * 60_000 };
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

/** Of these the address is not kept, whether they came to it or were given up: it is no longer the shop's to know. */
const FORGOTTEN: readonly OutboxMailRecord['kind'][] = ['account-erased'];

export type SendMail = (mail: OutboxMailRecord) => Promise<void>;

/**
 * Sends the mail of the most urgent class that is due longest, if there is one, and says whether there was. A crash between sending and noting it
 * sends the mail once more, under the same Message-ID; no crash loses one.
 */
export async function sendDueMail(database: Database, send: SendMail, now: () => Date): Promise<boolean> {
  const mail = await claimDueMail(database, now());
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

/** A reset link goes before a thousand confirmations of orders, and those before newsletters. */
async function claimDueMail(database: Database, claimedAt: Date): Promise<OutboxMailRecord | null> {
  for (const kinds of KINDS_BY_URGENCY) {
    // oxlint-disable-next-line no-await-in-loop -- a class is looked at only when none waits in those before it
    const mail = await database.outboxMails
      .findOneAndUpdate(
        { state: 'pending', kind: trusted({ $in: kinds }), dueAt: trusted({ $lte: claimedAt }) },
        { $set: { dueAt: new Date(claimedAt.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean();
    if (mail) return mail;
  }
  return null;
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
  const { firstMs, mostMs } = isRefusal(error) ? BACKOFF_REFUSED : BACKOFF;
  const backoff = Math.min(firstMs * 2 ** (mail.attempts - 1), mostMs);
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

/** An answer of the mail server in the 500s (RFC 5321, 4.2.1): the same try would fail again. */
const isRefusal = (error: unknown) =>
  isNativeError(error) &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  Number(error.responseCode) < 600;
