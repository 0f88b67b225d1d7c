import { type QueryFilter, trusted, type Types } from 'mongoose';
import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import {
  daysBefore,
  idFilter,
  ONLY_ID,
  toIds,
  type RetentionRule,
} from '../../platform/personal-data/retention-rule.ts';
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

const expired = ({ mailDays }: Retention, now: Date): QueryFilter<OutboxMailRecord> => ({
  state: trusted({ $in: ['sent', 'dead', 'withdrawn'] }),
  createdAt: daysBefore(now, mailDays),
  to: trusted({ $ne: '' }),
});

export const mailAddressRetention: RetentionRule = {
  name: 'addresses of mails',
  find: async ({ outboxMails }, keep, now, limit) =>
    toIds(await outboxMails.find(expired(keep, now), ONLY_ID).limit(limit).lean()),
  // The order still counts its mail.
  purge: ({ outboxMails }, ids, keep, now) =>
    outboxMails.updateMany({ ...idFilter(ids), ...expired(keep, now) }, { $set: { to: '' } }),
};
