import type { Migration } from './migration.ts';

export const promoCodeList: Migration = {
  name: '050-promo-code-list',
  up: async (connection) => {
    await connection
      .collection('promoCodes')
      .createIndexes([{ key: { createdAt: -1, _id: -1 } }, { key: { active: 1, createdAt: -1, _id: -1 } }]);
  },
};
