import { switchPromoCode } from '@e-store/shared/promotions/endpoints';
import { versionTag } from '../../platform/http/version-tag.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { toPromoCode } from './to-promo-code.ts';

/** A disabled code applies to no new order. Existing orders retain their discount. */
export const switchPromoCodeRoute = route(switchPromoCode, async (input, { database, now }) => {
  const { code } = input.params;
  const { active } = input.body;
  return database.connection.transaction(async (session) => {
    const record = await database.promoCodes
      .findOneAndUpdate(
        { code },
        { $set: { active }, $inc: { version: 1 } },
        { returnDocument: 'before', session },
      )
      .lean();
    if (!record) throw new NotFoundError('This promo code does not exist.');
    const subject = { kind: 'promoCode', id: record._id, label: record.code };
    const change = { before: { active: record.active }, after: { active } };
    await recordChange(
      database,
      { staff: input, what: 'promoCode.switched', subject, ...change, at: now() },
      session,
    );
    const version = (record.version ?? 0) + 1;
    input.answer.header('ETag', versionTag({ version }));
    return toPromoCode({ ...record, active, version }, now());
  });
});
