import { changePromoTerms } from '@e-store/shared/promotions/endpoints';
import { parseIfMatch, versionTag } from '../../platform/http/version-tag.ts';
import { AppError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { toPromoCode } from './to-promo-code.ts';

const TERMS = ['startsOn', 'endsOn', 'minimum', 'limit', 'limitPerPerson'] as const;

/**
 * Replaces the terms as a whole, so a concurrent change returns 412. Orders retain their discount; later
 * orders use the new terms.
 */
export const changePromoTermsRoute = route(changePromoTerms, async (input, { database, now }) => {
  const { code } = input.params;
  const { active, ...terms } = input.body;
  const version = parseIfMatch(input.ifMatch, changePromoTerms);
  const unsetTerms = TERMS.filter((name) => terms[name] === undefined).map((name) => [name, 1]);
  return database.connection.transaction(async (session) => {
    const before = await database.promoCodes.findOne({ code }, {}, { session }).lean();
    if (!before) throw new NotFoundError('This promo code does not exist.');
    const { _id, used, createdAt, reduction } = before;
    if ((before.version ?? 0) !== version)
      throw new AppError(
        412,
        'CHANGED_MEANWHILE',
        'Someone else changed this promo code while you were editing.',
        {
          body: { promoCode: toPromoCode(before, now()) },
        },
      );
    await database.promoCodes.updateOne(
      { _id },
      {
        $set: { ...terms, active, version: version + 1 },
        ...(unsetTerms.length > 0 && { $unset: Object.fromEntries(unsetTerms) }),
      },
      { session },
    );
    const subject = { kind: 'promoCode', id: _id, label: code };
    const was = Object.fromEntries(TERMS.map((name) => [name, before[name]]));
    const change = {
      before: { ...was, isPublic: before.isPublic ?? false, active: before.active },
      after: input.body,
    };
    await recordChange(
      database,
      { staff: input, what: 'promoCode.termsChanged', subject, ...change, at: now() },
      session,
    );
    input.answer.header('ETag', versionTag({ version: version + 1 }));
    const after = { _id, code, reduction, used, createdAt, ...terms, active, version: version + 1 };
    return toPromoCode(after, now());
  });
});
