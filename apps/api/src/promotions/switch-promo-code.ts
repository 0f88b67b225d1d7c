import { switchPromoCode } from '@e-store/shared/promotions/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { toPromoCode } from './to-promo-code.ts';

/** A stopped code counts for no order from now on; those that carry it keep what it took off. */
export const switchPromoCodeRoute = route(switchPromoCode, async ({ params, body }, { database }) => {
  const record = await database.promoCodes
    .findOneAndUpdate({ code: params.code }, { $set: { active: body.active } }, { returnDocument: 'after' })
    .lean();
  if (!record) throw new NotFoundError('There is no promo code of this name.');
  return toPromoCode(record);
});
