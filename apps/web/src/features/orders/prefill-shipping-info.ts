import type { User } from '@e-store/shared/account/user';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

export function prefillShippingInfo(
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
    // Uses the pincode of a product page while none is typed.
    ...(place && !saved.pincode && !saved.city && { pincode: place.pincode, city: place.city }),
  };
}
