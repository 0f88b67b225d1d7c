import type { StoreClaims } from '@e-store/shared/store/claims';
import type { StoreSettings } from '@e-store/shared/store/settings';

/** What the pages claim; the days of return are the setting that orders go by. */
export function claimsOf({ home, rules }: StoreSettings): StoreClaims {
  const { freeShippingClaim, ...claims } = home;
  return { ...claims, freeShippingFrom: freeShippingClaim, returnDays: rules.returnDays };
}
