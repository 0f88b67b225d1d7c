import { formatRupees } from '@e-store/shared/money';
import type { Offer } from '@e-store/shared/promotions/promo-code';
import { formatDay } from '@e-store/shared/format-day';

export const offerMessages = {
  title: 'Offers',
  copy: 'Copy',
  apply: 'Apply',
  terms: ({ reduction, minimum, endsOn, limitPerPerson }: Offer) =>
    [
      ('amount' in reduction ? `${formatRupees(reduction.amount)} off` : `${reduction.percent}% off`) +
        (minimum ? ` on orders of ${formatRupees(minimum)} or more` : ''),
      ...(limitPerPerson
        ? [limitPerPerson === 1 ? 'once per customer' : `${limitPerPerson} times per customer`]
        : []),
      ...(endsOn ? [`until ${formatDay(endsOn)}`] : []),
    ].join(', '),
  copied: (code: string) => `${code} copied. Use it in your cart.`,
  notCopied: (code: string) => `Your browser doesn’t allow copying. Enter ${code} in your cart.`,
} as const;
