import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import * as managePromoCodes from './manage-promo-codes.ts';
import { promotionsMigrations } from './migrations.ts';
import { personalPromoUses, promoUseSchema } from './redeem-promo.ts';
import { promoCodeSchema } from './promo-code.model.ts';
import { promoUsesMatchOrders } from './promotions.invariant.ts';

const defineModels = (connection: Connection) => ({
  promoCodes: connection.model('PromoCode', promoCodeSchema),
  promoUses: connection.model('PromoUse', promoUseSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const promotions = defineFeature({
  defineModels,
  routeModules: [managePromoCodes],
  migrations: promotionsMigrations,
  personalRecords: personalPromoUses,
  invariants: [promoUsesMatchOrders],
});
