import { NAMED_INVOICE_FROM_RUPEES } from '@e-store/shared/invoices/invoice';
import type { Types } from 'mongoose';
import {
  ONLY_ID,
  type RetentionRule,
  toIds,
  yearsBefore,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import type { Database } from '../../platform/database/database.ts';

const ANONYMOUS_BUYER = {
  name: 'Deleted customer',
  address: 'Not kept',
  city: 'Not kept',
  pincode: '100000',
};

/**
 * The only change of an issued document: removes the buyer where the law does not require it. Uses the
 * driver, because the model rejects every change.
 */
const anonymiseBuyer = ({ invoices }: Database, filter: object, session?: object) =>
  invoices.collection.updateMany(filter, { $set: { buyer: ANONYMOUS_BUYER } }, session);

export const personalInvoices: PersonalRecords = {
  exportData: async () => ({}),
  erase: (database, { _id }, _at, session) =>
    anonymiseBuyer(
      database,
      {
        user: _id,
        'totals.total': { $lt: NAMED_INVOICE_FROM_RUPEES * 100 },
        'buyer.gstin': { $exists: false },
      },
      { session },
    ),
};

/** Buyers that erasure had to keep, once the retention ends. */
export const erasedInvoiceRetention: RetentionRule = {
  name: 'invoices of erased accounts',
  find: async ({ invoices, users }, { orderYears }, now, limit) =>
    toIds(
      await invoices.aggregate<{ _id: Types.ObjectId }>([
        { $match: { issuedAt: yearsBefore(now, orderYears), 'buyer.name': { $ne: ANONYMOUS_BUYER.name } } },
        { $project: { user: 1 } },
        {
          $lookup: {
            from: users.collection.name,
            localField: 'user',
            foreignField: '_id',
            pipeline: [{ $project: ONLY_ID }],
            as: 'accounts',
          },
        },
        { $match: { accounts: [] } },
        { $limit: limit },
      ]),
    ),
  purge: (database, ids) => anonymiseBuyer(database, { _id: { $in: [...ids] } }),
};
