import { trusted, type Types } from 'mongoose';
import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { daysBefore, ONLY_ID, retentionOf, toIds } from '../../platform/personal-data/retention-rule.ts';
import type { OutboxMailRecord } from '../../platform/outbox/outbox-mail.model.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/**
 * Mails about orders stay without address, unsent ones are dropped. The erasure notice loses its address
 * after sending (`send-due-mail.ts`).
 */
export const personalMails: PersonalRecords<Pick<PersonalDataExport, 'mails'>> = {
  exportData: async ({ outboxMails }, { _id }) => {
    const mails = await outboxMails.find({ user: _id }).sort({ createdAt: -1 }).lean();
    const written = mails.map(({ kind, state, createdAt, sentAt }) => ({
      kind,
      state,
      createdAt: createdAt.toISOString(),
      ...(sentAt && { sentAt: sentAt.toISOString() }),
    }));
    return { mails: written };
  },
  erase: async ({ outboxMails, orders, stockAlerts }, { _id, email, isEmailProven }, _at, session) => {
    const ofAccount = { user: _id };
    const listIds = async (records: Promise<{ _id: Types.ObjectId }[]>) =>
      trusted({ $in: toIds(await records) });
    const aboutOrders = { order: await listIds(orders.find(ofAccount, ONLY_ID, { session }).lean()) };
    const aboutAlerts = { alert: await listIds(stockAlerts.find(ofAccount, ONLY_ID, { session }).lean()) };
    await outboxMails.updateMany(
      { ...aboutOrders, state: 'pending' },
      { $set: { state: 'dead', lastError: 'The account was deleted.' } },
      { session },
    );
    await outboxMails.updateMany(aboutOrders, { $set: { to: '' }, $unset: { user: 1 } }, { session });
    await outboxMails.deleteMany(
      {
        $or: [ofAccount, aboutAlerts, ...(isEmailProven ? [{ to: email }] : [])],
        kind: trusted({ $ne: 'account-erased' }),
      },
      { session },
    );
  },
};

export const mailAddressRetention = retentionOf<OutboxMailRecord>(
  'addresses of mails',
  'outboxMails',
  ({ mailDays }, now) => ({
    state: trusted({ $in: ['sent', 'dead', 'withdrawn'] }),
    createdAt: daysBefore(now, mailDays),
    to: trusted({ $ne: '' }),
  }),
  // The order still counts its mail.
  { $set: { to: '' } },
);
