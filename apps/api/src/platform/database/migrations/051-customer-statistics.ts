import { refreshAllCustomerStats } from '../../../features/customers/refresh-all-customer-stats.ts';
import { CASE_INSENSITIVE } from '../../../features/customers/list-customers.ts';
import type { Migration } from './migration.ts';

export const customerStats: Migration = {
  name: '051-customer-figures',
  up: async (connection) => {
    await connection.collection('users').createIndexes([
      { key: { role: 1, 'figures.spent': -1, _id: -1 }, collation: CASE_INSENSITIVE },
      { key: { role: 1, 'figures.orders': -1, _id: -1 }, collation: CASE_INSENSITIVE },
    ]);
    await refreshAllCustomerStats(connection);
  },
};
