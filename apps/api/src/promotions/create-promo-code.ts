import { createPromoCode } from '@e-store/shared/promotions/endpoints';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';
import { ValidationError } from '../errors.ts';
import { route } from '../http/route.ts';
import { toPromoCode } from './to-promo-code.ts';

export const createPromoCodeRoute = route(createPromoCode, async ({ body }, { database, now }) => {
  const record = { ...body, _id: new Types.ObjectId(), used: 0, createdAt: now() };
  try {
    await database.promoCodes.create([record]);
  } catch (error) {
    if (isDuplicateKey(error)) throw new ValidationError({ code: 'There is a code of this name already.' });
    throw error;
  }
  return toPromoCode(record);
});
