import type { User } from '@e-store/shared/account/user';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

/** What need not be typed again: what was entered before, else what the account says. */
export function knownShippingInfo(
  saved: Partial<ShippingInfo>,
  user: User | null,
  place: Pick<ShippingInfo, 'pincode' | 'city'> | null,
): Partial<ShippingInfo> {
  return {
    ...saved,
    firstName: saved.firstName || user?.firstname || '',
    lastName: saved.lastName || user?.lastname || '',
    email: saved.email || user?.email || '',
    phoneNo: saved.phoneNo || user?.mobile || '',
    // The pincode that was asked for on a product page, while none is typed here.
    ...(place && !saved.pincode && !saved.city && { pincode: place.pincode, city: place.city }),
  };
}
