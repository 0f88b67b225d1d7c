import { indexMigration } from '../../platform/database/migrations/migration.ts';

const promoCodes = indexMigration('004-promo-codes', {
  promoCodes: [{ key: { code: 1 }, unique: true }],
  promoUses: [{ key: { code: 1, user: 1 }, unique: true }],
  orders: [{ key: { promoCode: 1 }, partialFilterExpression: { promoCode: { $exists: true } } }],
});

const promoCodeList = indexMigration('050-promo-code-list', {
  promoCodes: [{ key: { createdAt: -1, _id: -1 } }, { key: { active: 1, createdAt: -1, _id: -1 } }],
});

/** Every shop page reads the public codes. Codes without the mark are private. */
const publicPromoCodes = indexMigration('091-public-promo-codes', {
  promoCodes: [
    {
      key: { isPublic: 1, active: 1, createdAt: -1, _id: -1 },
      partialFilterExpression: { isPublic: true },
    },
  ],
});

export const promotionsMigrations = [promoCodes, promoCodeList, publicPromoCodes];
