import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { Collection, Types } from 'mongoose';
import {
  anySpellingIndex,
  indexMigration,
  type Migration,
} from '../../platform/database/migrations/migration.ts';
import { computeAddressKey } from './address-key.ts';

/** Unique ledger indexes prevent restocking a cancelled or returned line twice. */
const returnsAndSessionDevices: Migration = {
  name: '007-returns-and-session-devices',
  up: async (connection) => {
    const movements = connection.collection('stockMovements');
    await movements.createIndexes([
      {
        name: 'back_once_by_cancel',
        key: { order: 1, product: 1, size: 1 },
        unique: true,
        partialFilterExpression: { reason: 'cancel' },
      },
      {
        name: 'back_once_by_return',
        key: { return: 1, product: 1, size: 1 },
        unique: true,
        partialFilterExpression: { reason: 'return' },
      },
    ]);
    const orders = connection.collection('orders');
    await orders.updateMany({ returns: { $exists: false } }, { $set: { returns: [] } });
    await orders.updateMany(
      { returnDays: { $exists: false } },
      { $set: { returnDays: DEFAULT_RETURN_DAYS } },
    );
    await connection
      .collection('sessions')
      .updateMany({ lastSeenAt: { $exists: false } }, [{ $set: { lastSeenAt: '$createdAt', device: '' } }]);
  },
};

const orderLimitIndexes = indexMigration('010-order-limits', {
  orders: [{ key: { 'shippingInfo.phoneNo': 1, orderStatus: 1 } }],
});

const orderLockIndexes = indexMigration('011-order-turns', {
  orderTurns: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});

const BATCH = 500;
/** Status names when this migration was written. */
const OPEN = ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivery failed'];

type Order = { _id: Types.ObjectId; shippingInfo: ShippingInfo; orderStatus: string; addressKey?: string };

const writeAddressKeys = (orders: Collection<Order>, some: readonly Pick<Order, '_id' | 'shippingInfo'>[]) =>
  orders.bulkWrite(
    some.map(({ _id, shippingInfo }) => ({
      updateOne: { filter: { _id }, update: { $set: { addressKey: computeAddressKey(shippingInfo) } } },
    })),
    { ordered: false },
  );

const orderAddresses: Migration = {
  name: '070-order-addresses',
  up: async (connection) => {
    const orders = connection.collection<Order>('orders');
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
      await writeAddressKeys(orders, some);
    }
  },
};

/** A withdrawn step can be repeated, so the unique indexes allow one restock and one removal per round. */
const orderCorrections: Migration = {
  name: '080-order-corrections',
  up: async (connection) => {
    const movements = connection.collection('stockMovements');
    const key = { order: 1, product: 1, size: 1, round: 1, isReversal: 1 } as const;
    await movements.createIndexes(
      (['cancel', 'undelivered'] as const).map((reason) => ({
        name: `back_once_a_round_by_${reason}`,
        key,
        unique: true,
        partialFilterExpression: { reason },
      })),
    );
    const names = new Set((await movements.indexes()).map(({ name }) => name));
    for (const name of ['back_once_by_cancel', 'back_once_by_undelivered'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other, each only while it is there
      if (names.has(name)) await movements.dropIndex(name);
  },
};

const addressKeys: Migration = {
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
      await writeAddressKeys(orders, some);
    }
  },
};

/** Finds the few unposted orders (`post-orders.ts`). */
const unpostedOrders = indexMigration('095-unposted-orders', {
  orders: [{ key: { unposted: 1 }, sparse: true }],
});

const trackingNumbers = indexMigration('118-tracking-numbers', {
  orders: [anySpellingIndex('tracking.number')],
});

export const ordersMigrations = [
  returnsAndSessionDevices,
  orderLimitIndexes,
  orderLockIndexes,
  orderAddresses,
  orderCorrections,
  addressKeys,
  unpostedOrders,
  trackingNumbers,
];
