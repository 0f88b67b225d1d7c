import { formatDayOfYear } from '../format-day.ts';
import { formatRupees } from '../money.ts';
import type { PromoRefusal } from './promo-rules.ts';

type Buyer = 'You have' | 'The customer has';

const MESSAGES: { [Reason in PromoRefusal['reason']]: (refusal: Refusal<Reason>, buyer: Buyer) => string } = {
  UNKNOWN: () => 'This code is not valid.',
  STOPPED: () => 'This code is no longer active.',
  NOT_YET: ({ startsOn }) => `This code starts on ${formatDayOfYear(startsOn)}.`,
  OVER: ({ endsOn }) => `This code ended on ${formatDayOfYear(endsOn)}.`,
  USED_UP: () => 'This code has reached its usage limit.',
  USED_BY_YOU: ({ limitPerPerson }, buyer) =>
    limitPerPerson === 1
      ? `${buyer} already used this code.`
      : `${buyer} already used this code ${limitPerPerson} times, which is the maximum.`,
  BELOW_MINIMUM: ({ minimum, missing }) =>
    `This code is for orders of ${formatRupees(minimum)} or more. Add items worth ${formatRupees(missing)} more.`,
};
type Refusal<Reason> = Extract<PromoRefusal, { reason: Reason }>;

export function promoRefusalMessage<Reason extends PromoRefusal['reason']>(
  refusal: Refusal<Reason>,
  buyer: Buyer = 'You have',
): string {
  return MESSAGES[refusal.reason](refusal, buyer);
}
