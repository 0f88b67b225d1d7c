import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { trusted } from 'mongoose';
import {
  ONLY_ID,
  toIds,
  yearsBefore,
  type RetentionRule,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import type { OrderRecord } from './order.model.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import { toOrder } from './to-order.ts';
import { ANONYMISED_PINCODE, anonymiseOrder } from './anonymise-order.ts';
import { anonymiseReturns, anonymiseShippingInfo } from './anonymise-shipping-info.ts';

type ExportedData = Pick<PersonalDataExport, 'orders' | 'addresses'>;

/** Orders are retained for the books without personal data; the cash book follows. */
export const personalOrders: PersonalRecords<ExportedData> = {
  exportData: async ({ orders }, { _id }) => {
    const own = await orders.find({ user: _id }).sort({ createdAt: -1, _id: -1 }).lean();
    const addresses = new Map(own.map(({ shippingInfo }) => [JSON.stringify(shippingInfo), shippingInfo]));
    return { orders: own.map(toOrder), addresses: [...addresses.values()] };
  },
  erase: async (database, { _id }, at, session) => {
    const own = await database.orders.find({ user: _id }, {}, { session }).lean();
    for (const order of own) {
      const { shippingInfo, keepsName } = anonymiseShippingInfo(order.shippingInfo, order.totalPrice);
      const { cancellation, tracking: _tracking, ...retained } = order;
      const erased: OrderRecord = {
        ...retained,
        shippingInfo,
        ...(cancellation && { cancellation: { by: cancellation.by, reason: cancellation.reason } }),
        returns: anonymiseReturns(order),
        search: orderSearchTerms({ number: order.number, shippingInfo }),
        erasedAt: at,
        ...(keepsName && { keepsName }),
      };
      delete erased.notes;
      delete erased.lastMove;
      if (erased.corrections)
        erased.corrections = erased.corrections.map(({ reason: _reason, ...correction }) => correction);
      delete erased.addressKey;
      delete erased.idempotencyKey;
      delete erased.requestHash;
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
      await database.orders.replaceOne({ _id: order._id }, erased, { session });
      // oxlint-disable-next-line no-await-in-loop -- and the cash book follows each
      await database.publish('order.amended', { order: erased }, session);
    }
  },
};

export const erasedOrderRetention: RetentionRule = {
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
};
