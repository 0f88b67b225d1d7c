import type { Migration } from '../../platform/database/migrations/migration.ts';

const NAMESPACE_EXISTS = 48;

const promoCodes: Migration = {
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

const promoCodeList: Migration = {
  name: '050-promo-code-list',
  up: async (connection) => {
    await connection
      .collection('promoCodes')
      .createIndexes([{ key: { createdAt: -1, _id: -1 } }, { key: { active: 1, createdAt: -1, _id: -1 } }]);
  },
};

/** Every shop page reads the public codes. Codes without the mark are private. */
const publicPromoCodes: Migration = {
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

export const promotionsMigrations = [promoCodes, promoCodeList, publicPromoCodes];
