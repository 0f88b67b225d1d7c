import { NAMED_INVOICE_FROM_RUPEES } from '@e-store/shared/invoices/invoice';
import { isFinal } from '@e-store/shared/orders/order-lifecycle';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { type ClientSession, trusted, type Types } from 'mongoose';
import {
  ONLY_ID,
  type RetentionRule,
  toIds,
  yearsBefore,
} from '../../platform/personal-data/retention-rule.ts';
import type { PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import type { Database } from '../../platform/database/database.ts';
import { cashOnDelivery } from '../payments/cod/cod-provider.ts';
import { readRemitted } from '../payments/payment-ledger.ts';
import type { HistoryStep, OrderRecord } from './order.model.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import { toOrder } from './to-order.ts';

/** Nothing is in transit, no return open, no refund or decision due. Until then personal data is needed. */
export function isOrderComplete({
  orderStatus,
  returns,
  payment,
}: Pick<OrderRecord, 'orderStatus' | 'returns' | 'payment'>): boolean {
  const owes =
    payment.refundDue > 0 ||
    payment.claimed !== undefined ||
    returns.some(
      ({ status, refund, refundPaid }) => status === 'accepted' && refund.total > 0 && !refundPaid,
    );
  return isFinal(orderStatus) && !owes;
}

/** The books retain orders without personal data; the cash book follows. */
export const personalOrders: PersonalRecords<Pick<PersonalDataExport, 'orders' | 'addresses'>> = {
  exportData: async ({ orders }, { _id }) => {
    const own = await orders.find({ user: _id }).sort({ createdAt: -1, _id: -1 }).lean();
    const addresses = new Map(own.map(({ shippingInfo }) => [JSON.stringify(shippingInfo), shippingInfo]));
    return { orders: own.map(toOrder), addresses: [...addresses.values()] };
  },
  erase: async (database, { _id }, at, session) => {
    const own = await database.orders.find({ user: _id }, {}, { session }).lean();
    for (const order of own) {
      const { shippingInfo, keepsName } = anonymiseShippingInfo(order.shippingInfo, order.totalPrice);
      const { cancellation, tracking, ...retained } = order;
      // oxlint-disable-next-line no-await-in-loop -- a transaction does one thing after another
      const parcel = tracking && (await hasOpenCash(database, order, session)) ? { tracking } : {};
      const erased: OrderRecord = {
        ...retained,
        shippingInfo,
        ...parcel,
        ...(cancellation && { cancellation: { by: cancellation.by, reason: cancellation.reason } }),
        returns: anonymiseReturns(order),
        search: orderSearchTerms({ number: order.number, shippingInfo, ...parcel }),
        erasedAt: at,
        ...(keepsName && { keepsName }),
      };
      if (erased.exchangeFor) erased.exchangeFor = withoutAccount(erased.exchangeFor);
      delete erased.business;
      delete erased.notes;
      delete erased.lastMove;
      erased.history = erased.history.map(withoutWish);
      if (erased.corrections)
        erased.corrections = erased.corrections.map(({ reason: _reason, withdrawn, ...correction }) => ({
          ...correction,
          withdrawn: withoutWish(withdrawn),
        }));
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

/** Couriers name their parcels by tracking number when they remit the cash. */
async function hasOpenCash(database: Database, order: OrderRecord, session: ClientSession): Promise<boolean> {
  const { method, paid } = order.payment;
  return method === cashOnDelivery.code && (await readRemitted(database, order, session)) < paid * 100;
}

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

/** Belongs to no district; marks fully anonymised orders. */
const ANONYMISED_PINCODE = '100000';

/** Items and amounts remain for statistics. */
async function anonymiseOrder(database: Database, _id: Types.ObjectId): Promise<void> {
  await database.connection.transaction(async (session) => {
    const order = await database.orders.findById(_id).session(session).lean();
    if (!order) return;
    const shippingInfo = {
      ...ANONYMOUS_CUSTOMER,
      address: REMOVED_TEXT,
      city: REMOVED_TEXT,
      pincode: ANONYMISED_PINCODE,
      contry: order.shippingInfo.contry,
    }; // (sic) spec §3
    const { keepsName: _keepsName, addressKey: _address, tracking: _tracking, ...rest } = order;
    const forgotten = {
      ...rest,
      shippingInfo,
      search: orderSearchTerms({ number: order.number, shippingInfo }),
      returns: anonymiseReturns(order),
      ...(order.exchangeFor && { exchangeFor: withoutAccount(order.exchangeFor) }),
    };
    await database.orders.replaceOne({ _id }, forgotten, { session });
    await database.publish('order.amended', { order: forgotten }, session);
  });
}

const REMOVED_TEXT = 'Not kept';
const ANONYMOUS_CUSTOMER = {
  firstName: 'Deleted',
  lastName: 'customer',
  email: 'erased@estore.invalid',
  phoneNo: '0000000000',
} as const;

const toDistrictPincode = (pincode: string) => `${pincode.slice(0, 3)}000`;

/** Only what the books need of an address (ADR 021). */
function anonymiseShippingInfo(
  shippingInfo: ShippingInfo,
  totalPrice: number,
): { shippingInfo: ShippingInfo; keepsName: boolean } {
  const { email, phoneNo, ...nobody } = ANONYMOUS_CUSTOMER;
  const keepsName = totalPrice >= NAMED_INVOICE_FROM_RUPEES;
  if (keepsName) return { shippingInfo: { ...shippingInfo, email, phoneNo }, keepsName };
  return {
    shippingInfo: {
      ...nobody,
      email,
      phoneNo,
      address: REMOVED_TEXT,
      city: REMOVED_TEXT,
      pincode: toDistrictPincode(shippingInfo.pincode),
      contry: shippingInfo.contry, // (sic) spec §3
    },
    keepsName,
  };
}

/** Removes the day and the mobile number that the customer chose after a failed delivery. */
function withoutWish(step: HistoryStep): HistoryStep {
  if (!step.attempt?.wish) return step;
  const { wish: _wish, ...attempt } = step.attempt;
  return { ...step, attempt };
}

const ANONYMOUS_REFUND_TARGET: RefundTo = { method: 'upi', upiId: 'erased@bank' };

const withoutAccount = ({ refundTo: _account, ...link }: NonNullable<OrderRecord['exchangeFor']>) => link;

/** Removes notes and refund destinations; references stay. */
const anonymiseReturns = ({ returns }: Pick<OrderRecord, 'returns'>): OrderRecord['returns'] =>
  returns.map(({ note: _note, refusal: _words, refundTo, ...retained }) => ({
    ...retained,
    ...(refundTo && { refundTo: ANONYMOUS_REFUND_TARGET }),
  }));
