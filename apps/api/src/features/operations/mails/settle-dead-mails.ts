import { maskEmail } from '@e-store/shared/account/mask-email';
import { type DeadMailAction, resolveDeadMails } from '@e-store/shared/mail/staff-endpoints';
import type { Context } from '../../../platform/context.ts';
import { route } from '../../../platform/http/route.ts';
import { recordChange, type StaffRequest } from '../../../platform/audit/record-change.ts';
import { RESENDABLE_MAIL } from './dead-mails.ts';

export const settleDeadMailsRoute = route(resolveDeadMails, async (input, context) => {
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
 * Matches dead mail only, so concurrent staff resend it at most once. A resend has another day, under the
 * same Message-ID.
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
