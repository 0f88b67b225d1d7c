import type { Retention } from '@e-store/shared/privacy/retention';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../database.ts';
import { FORGOTTEN_PINCODE, forgetOrder } from '../orders/forget-order.ts';

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
const among = (ids: Ids) => ({ _id: trusted({ $in: [...ids] }) });
const idsOf = (records: readonly { _id: Types.ObjectId }[]) => records.map(({ _id }) => _id);
const ONLY_ID = { _id: 1 } as const;

/** Retention rules with their action (C3). TTL indexes expire everything else. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    name: 'messages',
    find: async ({ contactMessages }, { messageDays }, now, limit) =>
      idsOf(
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
    purge: ({ contactMessages }, ids) => contactMessages.deleteMany(among(ids)),
  },
  {
    name: 'unconfirmed newsletters',
    find: async ({ newsletterSubscriptions }, { unconfirmedDays }, now, limit) =>
      idsOf(
        await newsletterSubscriptions
          .find({ state: 'pending', requestedAt: before(now, unconfirmedDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    // A subscription confirmed at this moment stays.
    purge: ({ newsletterSubscriptions }, ids) =>
      newsletterSubscriptions.deleteMany({ ...among(ids), state: 'pending' }),
  },
  {
    name: 'carts',
    find: async ({ carts }, { cartDays }, now, limit) =>
      idsOf(
        await carts
          .find({ changedAt: before(now, cartDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    purge: ({ carts }, ids) => carts.deleteMany(among(ids)),
  },
  {
    name: 'addresses of mails',
    find: async ({ outboxMails }, { mailDays }, now, limit) =>
      idsOf(
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
    purge: ({ outboxMails }, ids) => outboxMails.updateMany(among(ids), { $set: { to: '' } }),
  },
  {
    name: 'erasures',
    find: async ({ erasures }, { erasureDays }, now, limit) =>
      idsOf(
        await erasures
          .find({ erasedAt: before(now, erasureDays) }, ONLY_ID)
          .limit(limit)
          .lean(),
      ),
    purge: ({ erasures }, ids) => erasures.deleteMany(among(ids)),
  },
  {
    name: 'orders of erased accounts',
    find: async ({ orders }, { orderYears }, now, limit) =>
      idsOf(
        await orders
          .find(
            {
              erasedAt: trusted({ $exists: true }),
              createdAt: yearsBefore(now, orderYears),
              'shippingInfo.pincode': trusted({ $ne: FORGOTTEN_PINCODE }),
            },
            ONLY_ID,
          )
          .limit(limit)
          .lean(),
      ),
    purge: async (database, ids) => {
      for (const _id of ids) await forgetOrder(database, _id);
    },
  },
];
