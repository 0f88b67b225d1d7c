import type { Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { orderSearchTerms } from './order-search-terms.ts';
import { ANONYMOUS_CUSTOMER, REMOVED_TEXT, anonymiseReturns } from './anonymise-shipping-info.ts';

/** Belongs to no district; marks fully anonymised orders. */
export const ANONYMISED_PINCODE = '100000';

/** Anonymises an order; items and amounts remain for statistics. */
export async function anonymiseOrder(database: Database, _id: Types.ObjectId): Promise<void> {
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
    const { keepsName: _keepsName, addressKey: _address, ...rest } = order;
    const forgotten = {
      ...rest,
      shippingInfo,
      search: orderSearchTerms({ number: order.number, shippingInfo }),
      returns: anonymiseReturns(order),
    };
    await database.orders.replaceOne({ _id }, forgotten, { session });
    await database.publish('order.amended', { order: forgotten }, session);
  });
}
