import { trusted, type Types, type UpdateQuery } from 'mongoose';
import { maskEmail, maskEmailsIn } from '@e-store/shared/account/user';
import { listDeadMails, type DeadMailAction, resolveDeadMails } from '@e-store/shared/mail/staff-endpoints';
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
  const { outboxMails, orders, users } = database;
  const total = await outboxMails.countDocuments(RESENDABLE_MAIL);
  const sort = { createdAt: -1, _id: -1 } as const;
  const found = await readPage({ page, limit, total, sort }, (part) =>
    outboxMails.find(RESENDABLE_MAIL).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  const [ofOrders, ofCustomers] = await Promise.all([
    orders.find({ _id: among(found.map(({ order }) => order)) }, { number: 1 }).lean(),
    users
      .find({ _id: among(found.map(({ user }) => user)), role: 'Customer' }, { firstname: 1, lastname: 1 })
      .lean(),
  ]);
  const mails = found.map(({ _id, kind, to, lastError, attempts, createdAt, ...about }) => {
    const order = ofOrders.find((one) => one._id.equals(about.order));
    const customer = ofCustomers.find((one) => one._id.equals(about.user));
    return {
      _id: String(_id),
      kind,
      to: maskEmail(to),
      ...(order && { order: { _id: String(order._id), number: order.number } }),
      ...(customer && {
        customer: { _id: String(customer._id), name: `${customer.firstname} ${customer.lastname}` },
      }),
      lastError: maskEmailsIn(lastError ?? ''),
      attempts,
      createdAt: createdAt.toISOString(),
    };
  });
  return { mails, total, page, limit };
});

const among = (ids: readonly (Types.ObjectId | undefined)[]) =>
  trusted({ $in: ids.filter((id) => id !== undefined) });

export const resolveDeadMailsRoute = route(resolveDeadMails, async (input, context) => {
  const { ids, how } = input.body;
  const settled: string[] = [];
  for (const id of new Set(ids.map((one) => one.toLowerCase()))) {
    // oxlint-disable-next-line no-await-in-loop -- each is a change of its own, with its line in the trail
    if (await settle(context, id, how, input)) settled.push(id);
  }
  if (how === 'send-again') context.wakeMailWorker();
  return { settled: settled.length, ids: settled };
});

const DISMISSED_MAIL = { ...RESENDABLE_MAIL, settledAt: trusted({ $exists: true }) } as const;

const ACTIONS: Record<DeadMailAction, Action> = {
  'send-again': {
    from: RESENDABLE_MAIL,
    update: (at) => ({ $set: { state: 'pending', dueAt: at, triedSince: at, attempts: 0 } }),
    what: 'mail.sentAgain',
    states: ['undelivered', 'queued'],
  },
  'put-aside': {
    from: RESENDABLE_MAIL,
    update: (at) => ({ $set: { settledAt: at } }),
    what: 'mail.putAside',
    states: ['undelivered', 'dismissed'],
  },
  'put-back': {
    from: DISMISSED_MAIL,
    update: () => ({ $unset: { settledAt: 1 } }),
    what: 'mail.putBack',
    states: ['dismissed', 'undelivered'],
  },
};

type Action = {
  from: typeof RESENDABLE_MAIL | typeof DISMISSED_MAIL;
  update: (at: Date) => UpdateQuery<OutboxMailRecord>;
  what: string;
  states: [before: string, after: string];
};

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
  const { from, update, what, states } = ACTIONS[how];
  return database.connection.transaction(async (session) => {
    const at = now();
    const mail = await database.outboxMails
      .findOneAndUpdate({ _id: id, ...from }, update(at), { session })
      .lean();
    if (!mail) return false;
    const subject = { kind: 'mail', id: mail._id, label: `${mail.kind} to ${maskEmail(mail.to)}` };
    const [before, after] = states.map((state) => ({ state }));
    await recordChange(database, { staff, what, subject, before, after, at }, session);
    return true;
  });
}
