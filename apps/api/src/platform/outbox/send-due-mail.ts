import { isNativeError } from 'node:util/types';
import { trusted } from 'mongoose';
import type { Database } from '../database/database.ts';
import type { MailTemplates } from './mail-template.ts';
import type { MailKind, OutboxMailRecord } from './outbox-mail.model.ts';

const LEASE_MS = 60_000;
/**
 * After 5, 10, 20, then every 30 seconds, so mail waits at most a minute after the server recovers (T6).
 * Gives up a day after the first failure.
 */
const BACKOFF = { firstMs: 5_000, mostMs: 30_000 };
/** For permanent refusals (5xx), about ten attempts a day. */
const BACKOFF_REFUSED = { firstMs: 15 * 60_000, mostMs: 4 * 60 * 60_000 };
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

export type Outbox = { database: Database; mails: MailTemplates };

export type SendMail = (mail: OutboxMailRecord) => Promise<void>;

/** `away`: the mail server takes no mail at present, so another one would fail, too. */
export type SendOutcome = 'sent' | 'failed' | 'away';

/**
 * The longest-due mail of the most urgent class; `undefined` without one. A crash while sending repeats the mail under the same
 * Message-ID; none is lost.
 */
export async function sendDueMail(
  outbox: Outbox,
  send: SendMail,
  now: () => Date,
): Promise<SendOutcome | undefined> {
  const { database, mails } = outbox;
  const mail = await claimDueMail(outbox, now());
  if (!mail) return undefined;
  try {
    await send(mail);
    if (mails[mail.kind].isErasedAfterSending) await database.outboxMails.deleteOne({ _id: mail._id });
    else
      await database.outboxMails.updateOne(
        { _id: mail._id },
        { $set: { state: 'sent', sentAt: now() }, $unset: { lastError: 1 } },
      );
    return 'sent';
  } catch (error) {
    await postpone(outbox, mail, error, now());
    return isServerAway(error) ? 'away' : 'failed';
  }
}

const URGENCIES = ['urgent', 'normal', 'bulk'] as const;

const kindsOf = (mails: MailTemplates, urgency: (typeof URGENCIES)[number]) =>
  (Object.keys(mails) as MailKind[]).filter((kind) => mails[kind].urgency === urgency);

async function claimDueMail({ database, mails }: Outbox, claimedAt: Date): Promise<OutboxMailRecord | null> {
  for (const urgency of URGENCIES) {
    // oxlint-disable-next-line no-await-in-loop -- a class is looked at only when none waits in those before it
    const mail = await database.outboxMails
      .findOneAndUpdate(
        {
          state: 'pending',
          kind: trusted({ $in: kindsOf(mails, urgency) }),
          dueAt: trusted({ $lte: claimedAt }),
        },
        { $set: { dueAt: new Date(claimedAt.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean();
    if (mail) return mail;
  }
  return null;
}

async function postpone(
  { database, mails }: Outbox,
  mail: OutboxMailRecord,
  error: unknown,
  now: Date,
): Promise<void> {
  const since = mail.triedSince ?? now;
  const isGivenUp = now.getTime() - since.getTime() > GIVE_UP_AFTER_MS;
  if (isGivenUp && mails[mail.kind].isErasedAfterSending) {
    await database.outboxMails.deleteOne({ _id: mail._id });
    return;
  }
  const { firstMs, mostMs } = isRefusal(error) ? BACKOFF_REFUSED : BACKOFF;
  const backoff = Math.min(firstMs * 2 ** (mail.attempts - 1), mostMs);
  await database.outboxMails.updateOne(
    // After an expired lease another worker owns the mail.
    { _id: mail._id, state: 'pending', attempts: mail.attempts },
    {
      $set: {
        state: isGivenUp ? 'dead' : 'pending',
        triedSince: since,
        dueAt: new Date(now.getTime() + backoff),
        lastError: (isNativeError(error) ? error.message : String(error)).slice(0, 500),
      },
    },
  );
}

/** With nodemailer's code, the server's answer, and the command that it answered. */
type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

const isSmtpError = (error: unknown): error is SmtpError => isNativeError(error);

const isAnswer = ({ responseCode = 0 }: SmtpError, hundreds: 4 | 5) =>
  Math.floor(responseCode / 100) === hundreds;

const isRefusal = (error: unknown) => isSmtpError(error) && isAnswer(error, 5) && error.code !== 'EAUTH';

const AWAY_CODES = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH']);

/** Also a server that refuses the password, or says “later” (4xx) to more than the recipient. */
const isServerAway = (error: unknown) =>
  isSmtpError(error) &&
  (AWAY_CODES.has(error.code ?? '') || (isAnswer(error, 4) && error.command !== 'RCPT TO'));
