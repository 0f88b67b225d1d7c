import { NewPromoCode, PromoTermsChange } from '@e-store/shared/promotions/promo-code';
import type { Resolver } from 'react-hook-form';
import { toCheckResult } from '../../../lib/use-checked-form.ts';
import { type PromoForm, findPromoField, toNewPromo, toTerms } from './promo-form.ts';

export const promoFormCheck =
  (isNew: boolean): Resolver<PromoForm> =>
  (form) => {
    const { error } = isNew
      ? NewPromoCode.safeParse(toNewPromo(form))
      : PromoTermsChange.safeParse({ ...toTerms(form), active: true });
    return toCheckResult(form, error?.issues, findPromoField);
  };
