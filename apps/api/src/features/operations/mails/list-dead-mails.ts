import { maskEmail } from '@e-store/shared/account/mask-email';
import { listDeadMails } from '@e-store/shared/mail/staff-endpoints';
import { trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/database/read-page.ts';
import { RESENDABLE_MAIL } from './dead-mails.ts';
import type { OutboxMailRecord } from '../../../platform/outbox/outbox-mail.model.ts';

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
