import { trusted } from 'mongoose';
import { maskEmail } from '@e-store/shared/account/user';
import { listDeadMails, type DeadMailAction, resolveDeadMails } from '@e-store/shared/mail/staff-endpoints';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import type { OutboxMailRecord } from '../../platform/outbox/outbox-mail.model.ts';
import type { Context } from '../../platform/context.ts';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';

/** Mail without an address (erased account, old mail) cannot be resent. */
export const RESENDABLE_MAIL = {
  state: 'dead',
  to: trusted({ $gt: '' }),
  settledAt: trusted({ $exists: false }),
} as const;

export const listDeadMailsRoute = route(listDeadMails, async ({ query: { page, limit } }, { database }) => {
  const { outboxMails } = database;
  const total = await outboxMails.countDocuments(RESENDABLE_MAIL);
  const sort = { createdAt: -1, _id: -1 } as const;
  const found = await readPage({ page, limit, total, sort }, (part) =>
    outboxMails.find(RESENDABLE_MAIL).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const numbers = await numbersOf(database, found);
  return { mails: found.map((mail) => toDeadMail(mail, numbers)), total, page, limit };
});

async function numbersOf({ orders }: Database, mails: readonly OutboxMailRecord[]) {
  const ids = mails.flatMap(({ order }) => order ?? []);
  const named = await orders.find({ _id: trusted({ $in: ids }) }, { number: 1 }).lean();
  return new Map(named.map(({ _id, number }) => [String(_id), number]));
}

function toDeadMail(mail: OutboxMailRecord, numbers: ReadonlyMap<string, string>) {
  const { _id, kind, to, lastError, attempts, createdAt } = mail;
  const number = numbers.get(String(mail.order));
  return {
    _id: String(_id),
    kind,
    to: maskEmail(to),
    ...(number !== undefined && { order: { _id: String(mail.order), number } }),
    lastError: (lastError ?? '').replaceAll(to, maskEmail(to)),
    attempts,
    createdAt: createdAt.toISOString(),
  };
}

export const resolveDeadMailsRoute = route(resolveDeadMails, async (input, context) => {
  const { ids, how } = input.body;
  let settled = 0;
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    // oxlint-disable-next-line no-await-in-loop -- each is a change of its own, with its line in the trail
    if (await settle(context, id, how, input)) settled += 1;
  }
  if (how === 'send-again') context.wakeMailWorker();
  return { settled };
});

/**
 * Dead mail only, so concurrent staff resend it at most once. A resend has another day, under the same
 * Message-ID.
 */
async function settle(
  { database, now }: Context,
  id: string,
  how: DeadMailAction,
  staff: StaffRequest,
): Promise<boolean> {
  return database.connection.transaction(async (session) => {
    const at = now();
    const update =
      how === 'send-again'
        ? { $set: { state: 'pending' as const, dueAt: at, triedSince: at, attempts: 0 } }
        : { $set: { settledAt: at } };
    const mail = await database.outboxMails
      .findOneAndUpdate({ _id: id, ...RESENDABLE_MAIL }, update, { session })
      .lean();
    if (!mail) return false;
    const subject = { kind: 'mail', id: mail._id, label: `${mail.kind} to ${maskEmail(mail.to)}` };
    const what = how === 'send-again' ? 'mail.sentAgain' : 'mail.putAside';
    const change = {
      before: { state: 'undelivered' },
      after: { state: how === 'send-again' ? 'queued' : 'dismissed' },
    };
    await recordChange(database, { staff, what, subject, ...change, at }, session);
    return true;
  });
}
