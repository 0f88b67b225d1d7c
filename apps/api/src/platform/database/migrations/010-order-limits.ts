import type { Migration } from './migration.ts';

export const orderLimitIndexes: Migration = {
  name: '010-order-limits',
  up: async (connection) => {
    await connection
      .collection('orders')
      .createIndexes([{ key: { 'shippingInfo.phoneNo': 1, orderStatus: 1 } }]);
  },
};
