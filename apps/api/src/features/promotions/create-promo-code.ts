import { createPromoCode } from '@e-store/shared/promotions/endpoints';
import { Types } from 'mongoose';
import { versionTag } from '../../platform/http/version-tag.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { AlreadyExistsError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { toPromoCode } from './to-promo-code.ts';

export const createPromoCodeRoute = route(createPromoCode, async (input, { database, now }) => {
  const at = now();
  const record = { ...input.body, _id: new Types.ObjectId(), used: 0, createdAt: at };
  const subject = { kind: 'promoCode', id: record._id, label: record.code };
  try {
    await database.connection.transaction(async (session) => {
      await database.promoCodes.create([record], { session });
      const change = { staff: input, what: 'promoCode.created', subject, after: input.body, at };
      await recordChange(database, change, session);
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new AlreadyExistsError({ code: 'This promo code already exists.' });
    throw error;
  }
  input.answer.header('ETag', versionTag({ version: 0 }));
  return toPromoCode(record, at);
});
