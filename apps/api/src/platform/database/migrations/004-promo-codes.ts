import type { Migration } from './migration.ts';

const NAMESPACE_EXISTS = 48;

export const promoCodes: Migration = {
  name: '004-promo-codes',
  up: async (connection) => {
    for (const name of ['promoCodes', 'promoUses'])
      await connection.createCollection(name).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
      });
    await connection.collection('promoCodes').createIndexes([{ key: { code: 1 }, unique: true }]);
    await connection.collection('promoUses').createIndexes([{ key: { code: 1, user: 1 }, unique: true }]);
    await connection
      .collection('orders')
      .createIndexes([{ key: { promoCode: 1 }, partialFilterExpression: { promoCode: { $exists: true } } }]);
  },
};
