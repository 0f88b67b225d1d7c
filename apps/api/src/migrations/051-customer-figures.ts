import { keepAllFigures } from '../customers/keep-all-figures.ts';
import { CASELESS } from '../customers/list-customers.ts';
import type { Migration } from './migration.ts';

export const customerFigures: Migration = {
  name: '051-customer-figures',
  up: async (connection) => {
    await connection.collection('users').createIndexes([
      { key: { role: 1, 'figures.spent': -1, _id: -1 }, collation: CASELESS },
      { key: { role: 1, 'figures.orders': -1, _id: -1 }, collation: CASELESS },
    ]);
    await keepAllFigures(connection);
  },
};
