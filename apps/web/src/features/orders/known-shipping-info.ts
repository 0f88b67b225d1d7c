import type { User } from '@e-store/shared/account/user';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

/** What need not be typed again: what was entered before, else what the account says. */
export function knownShippingInfo(saved: Partial<ShippingInfo>, user: User | null): Partial<ShippingInfo> {
  return {
    ...saved,
    firstName: saved.firstName || user?.firstname || '',
    lastName: saved.lastName || user?.lastname || '',
    email: saved.email || user?.email || '',
    phoneNo: saved.phoneNo || user?.mobile || '',
  };
}
