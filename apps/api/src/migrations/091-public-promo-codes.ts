import type { Migration } from './migration.ts';

/** Public codes are read with every page of the shop. A code without the mark is not public. */
export const publicPromoCodes: Migration = {
  name: '091-public-promo-codes',
  up: async (connection) => {
    await connection.collection('promoCodes').createIndexes([
      {
        key: { isPublic: 1, active: 1, createdAt: -1, _id: -1 },
        partialFilterExpression: { isPublic: true },
      },
    ]);
  },
};
