import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import type { Migration } from './migration.ts';

/**
 * Unique ledger indexes prevent restocking a cancelled or returned line twice. Existing orders and sessions
 * get the new fields.
 */
export const returnsAndSessionDevices: Migration = {
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
