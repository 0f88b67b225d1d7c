import type { Types } from 'mongoose';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { computeAddressKey } from '../../../features/orders/address-key.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;
/** Status names when this migration was written. */
const OPEN = ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivery failed'];

type Order = { _id: Types.ObjectId; shippingInfo: ShippingInfo; orderStatus: string; addressKey?: string };

export const addressKeys: Migration = {
  name: '085-address-keys',
  up: async (connection) => {
    const orders = connection.collection<Order>('orders');
    let last: Types.ObjectId | undefined;
    for (;;) {
      const after = last && { _id: { $gt: last } };
      const open = { orderStatus: { $in: OPEN }, addressKey: { $exists: true }, ...after };
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const some = await orders
        .find(open, { projection: { shippingInfo: 1 } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      last = some.at(-1)?._id;
      if (!last) return;
      // oxlint-disable-next-line no-await-in-loop -- and each is written before the next is read
      await orders.bulkWrite(
        some.map(({ _id, shippingInfo }) => ({
          updateOne: { filter: { _id }, update: { $set: { addressKey: computeAddressKey(shippingInfo) } } },
        })),
        { ordered: false },
      );
    }
  },
};
