import type { Route } from '../../platform/http/route.ts';
import { changePromoTermsRoute } from './change-promo-terms.ts';
import { createPromoCodeRoute } from './create-promo-code.ts';
import { listPromoCodesRoute } from './list-promo-codes.ts';
import { switchPromoCodeRoute } from './switch-promo-code.ts';

export const promotionRoutes: Route[] = [
  listPromoCodesRoute,
  createPromoCodeRoute,
  switchPromoCodeRoute,
  changePromoTermsRoute,
];
