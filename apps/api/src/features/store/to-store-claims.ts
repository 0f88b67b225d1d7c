import type { StoreClaims } from '@e-store/shared/store/claims';
import type { StoreSettings } from '@e-store/shared/store/settings';

/** Returns the claims on the pages; the return days come from the order rules. */
export function toStoreClaims({ home, rules }: StoreSettings): StoreClaims {
  const { freeShippingClaim, ...claims } = home;
  return { ...claims, freeShippingFrom: freeShippingClaim, returnDays: rules.returnDays };
}
