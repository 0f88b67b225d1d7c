import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { changePromoTermsRoute } from './change-promo-terms.ts';
import { createPromoCodeRoute } from './create-promo-code.ts';
import { listPromoCodesRoute } from './list-promo-codes.ts';
import { promotionsMigrations } from './migrations.ts';
import { personalPromoUses } from './personal-promo-uses.ts';
import { promoCodeSchema } from './promo-code.model.ts';
import { promoUseSchema } from './promo-use.model.ts';
import { promoUsesMatchOrders } from './promotions.invariant.ts';
import { switchPromoCodeRoute } from './switch-promo-code.ts';

const defineModels = (connection: Connection) => ({
  promoCodes: connection.model('PromoCode', promoCodeSchema),
  promoUses: connection.model('PromoUse', promoUseSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const promotions = defineFeature({
  defineModels,
  routes: [listPromoCodesRoute, createPromoCodeRoute, switchPromoCodeRoute, changePromoTermsRoute],
  migrations: promotionsMigrations,
  personalRecords: personalPromoUses,
  invariants: [promoUsesMatchOrders],
});
