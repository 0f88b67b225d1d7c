import { NewPromoCode, PromoTermsChange } from '@e-store/shared/promotions/promo-code';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type PromoForm, findPromoField, toNewPromo, toTerms } from './promo-form.ts';

export const promoFormCheck =
  (isNew: boolean): Resolver<PromoForm> =>
  (form) => {
    const { error } = isNew
      ? NewPromoCode.safeParse(toNewPromo(form))
      : PromoTermsChange.safeParse({ ...toTerms(form), active: true });
    if (!error) return { values: form, errors: {} };
    const errors: FieldErrors<PromoForm> = {};
    for (const { path, message } of error.issues.toReversed()) {
      const field = findPromoField(path.join('.'));
      if (field) errors[field] = { type: 'contract', message };
    }
    return { values: {}, errors };
  };
