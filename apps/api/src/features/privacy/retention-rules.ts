import type { Retention } from '@e-store/shared/privacy/retention';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ANONYMISED_PINCODE, anonymiseOrder } from '../orders/anonymise-order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Ids = readonly Types.ObjectId[];
export type RetentionRule = {
  name: string;
  find: (database: Database, keep: Retention, now: Date, limit: number) => Promise<Types.ObjectId[]>;
  purge: (database: Database, ids: Ids) => Promise<unknown>;
};

const before = (now: Date, days: number) => trusted({ $lt: new Date(now.getTime() - days * DAY_MS) });
const yearsBefore = (now: Date, years: number) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return trusted({ $lt: then });
};
const idFilter = (ids: Ids) => ({ _id: trusted({ $in: [...ids] }) });
const toIds = (records: readonly { _id: Types.ObjectId }[]) => records.map(({ _id }) => _id);
const ONLY_ID = { _id: 1 } as const;

/** Retention rules with their action (C3). TTL indexes expire everything else. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'messages',
    find: async ({ contactMessages }, { messageDays }, now, limit) =>
      toIds(
        await contactMessages
          .find(
            {
              $or: [
                { subject: trusted({ $ne: 'complaint' }), createdAt: before(now, messageDays) },
                // Unsettled complaints stay.
                { state: 'closed', closedAt: before(now, messageDays) },
              ],
            },
            ONLY_ID,
          )
          .limit(limit)
          .lean(),
      ),
    purge: ({ contactMessages }, ids) => contactMessages.deleteMany(idFilter(ids)),
  },
  {
    name: 'unconfirmed newsletters',
    find: async ({ newsletterSubscriptions }, { unconfirmedDays }, now, limit) =>
      toIds(
        await newsletterSubscriptions
          .find({ state: 'pending', requestedAt: before(now, unconfirmedDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    // A subscription confirmed at this moment stays.
    purge: ({ newsletterSubscriptions }, ids) =>
      newsletterSubscriptions.deleteMany({ ...idFilter(ids), state: 'pending' }),
  },
  {
    name: 'carts',
    find: async ({ carts }, { cartDays }, now, limit) =>
      toIds(
        await carts
          .find({ changedAt: before(now, cartDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    purge: ({ carts }, ids) => carts.deleteMany(idFilter(ids)),
  },
  {
    name: 'addresses of mails',
    find: async ({ outboxMails }, { mailDays }, now, limit) =>
      toIds(
        await outboxMails
          .find(
            {
              state: trusted({ $in: ['sent', 'dead', 'withdrawn'] }),
              createdAt: before(now, mailDays),
              to: trusted({ $ne: '' }),
            },
            ONLY_ID,
          )
          .limit(limit)
          .lean(),
      ),
    // The order still counts its mail; only the address is removed.
    purge: ({ outboxMails }, ids) => outboxMails.updateMany(idFilter(ids), { $set: { to: '' } }),
  },
  {
    name: 'erasures',
    find: async ({ erasures }, { erasureDays }, now, limit) =>
      toIds(
        await erasures
          .find({ erasedAt: before(now, erasureDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    purge: ({ erasures }, ids) => erasures.deleteMany(idFilter(ids)),
  },
  {
    name: 'orders of erased accounts',
    find: async ({ orders }, { orderYears }, now, limit) =>
      toIds(
        await orders
          .find(
            {
              erasedAt: trusted({ $exists: true }),
              createdAt: yearsBefore(now, orderYears),
              'shippingInfo.pincode': trusted({ $ne: ANONYMISED_PINCODE }),
            },
            ONLY_ID,
          )
          .limit(limit)
          .lean(),
      ),
    purge: async (database, ids) => {
      for (const _id of ids) await anonymiseOrder(database, _id);
    },
  },
];
