import type { Connection } from 'mongoose';
import { promoCodeSchema } from './promo-code.model.ts';
import { promoUseSchema } from './promo-use.model.ts';

export function definePromotionModels(connection: Connection) {
  return {
    promoCodes: connection.model('PromoCode', promoCodeSchema),
    promoUses: connection.model('PromoUse', promoUseSchema),
  };
}
