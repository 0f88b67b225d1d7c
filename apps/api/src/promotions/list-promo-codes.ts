import { listPromoCodes } from '@e-store/shared/promotions/endpoints';
import { route } from '../http/route.ts';
import { toPromoCode } from './to-promo-code.ts';

export const listPromoCodesRoute = route(listPromoCodes, async (_input, { database }) => {
  const records = await database.promoCodes.find().sort({ createdAt: -1, _id: -1 }).lean();
  return { promoCodes: records.map(toPromoCode) };
});
