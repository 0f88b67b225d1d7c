import type { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { writeTransactions } from '../transactions/write-transactions.ts';
import { searchWords } from './search-words.ts';
import { NOBODY, NOT_KEPT, returnsWithoutPerson } from './without-person.ts';

/** Belongs to no district; marks fully anonymised orders. */
export const FORGOTTEN_PINCODE = '100000';

/** Anonymises an order; items and amounts remain for statistics. */
export async function forgetOrder(database: Database, _id: Types.ObjectId): Promise<void> {
  await database.connection.transaction(async (session) => {
    const order = await database.orders.findById(_id).session(session).lean();
    if (!order) return;
    const shippingInfo = {
      ...NOBODY,
      address: NOT_KEPT,
      city: NOT_KEPT,
      pincode: FORGOTTEN_PINCODE,
      contry: order.shippingInfo.contry,
    }; // (sic) spec §3
    const { keepsName: _kept, addressKey: _address, ...rest } = order;
    const forgotten = {
      ...rest,
      shippingInfo,
      search: searchWords({ number: order.number, shippingInfo }),
      returns: returnsWithoutPerson(order),
    };
    await database.orders.replaceOne({ _id }, forgotten, { session });
    await writeTransactions(database, forgotten, session);
  });
}
