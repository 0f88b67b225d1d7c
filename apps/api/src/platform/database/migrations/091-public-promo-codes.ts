import type { Migration } from './migration.ts';

/** Every shop page reads the public codes. Codes without the mark are private. */
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
