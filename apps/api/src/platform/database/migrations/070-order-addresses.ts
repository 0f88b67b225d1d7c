import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { computeAddressKey } from '../../../features/orders/address-key.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;
/** Status names when this migration was written. */
const OPEN = ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivery failed'];

export const orderAddresses: Migration = {
  name: '070-order-addresses',
  up: async (connection) => {
    const orders = connection.collection<{
      shippingInfo: ShippingInfo;
      orderStatus: string;
      addressKey?: string;
    }>('orders');
    await orders.createIndexes([{ key: { addressKey: 1, orderStatus: 1 }, sparse: true }]);
    const without = { orderStatus: { $in: OPEN }, addressKey: { $exists: false } };
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- batch after batch
      const some = await orders
        .find(without, { projection: { shippingInfo: 1 } })
        .limit(BATCH)
        .toArray();
      if (some.length === 0) return;
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
