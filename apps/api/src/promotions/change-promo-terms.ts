import { changePromoTerms } from '@e-store/shared/promotions/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { recordChange } from '../staff/record-change.ts';
import { toPromoCode } from './to-promo-code.ts';

const TERMS = ['startsOn', 'endsOn', 'minimum', 'limit', 'limitPerPerson'] as const;

/** Orders that carry the code keep what it took off; the next one is measured by the new terms. */
export const changePromoTermsRoute = route(changePromoTerms, async (input, { database, now }) => {
  const { code } = input.params;
  const { active, ...terms } = input.body;
  const gone = TERMS.filter((name) => terms[name] === undefined).map((name) => [name, 1]);
  return database.connection.transaction(async (session) => {
    const before = await database.promoCodes
      .findOneAndUpdate(
        { code },
        { $set: { ...terms, active }, ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }) },
        { session, returnDocument: 'before' },
      )
      .lean();
    if (!before) throw new NotFoundError('There is no promo code of this name.');
    const { _id, used, createdAt, reduction } = before;
    const subject = { kind: 'promoCode', id: _id, label: code };
    const was = Object.fromEntries(TERMS.map((name) => [name, before[name]]));
    const change = { before: { ...was, active: before.active }, after: input.body };
    await recordChange(
      database,
      { staff: input, what: 'promoCode.termsChanged', subject, ...change, at: now() },
      session,
    );
    return toPromoCode({ _id, code, reduction, used, createdAt, ...terms, active });
  });
});
