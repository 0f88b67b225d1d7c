import { computeAddressKey } from './address-key.ts';

type LockedOrder = {
  orderItems: readonly { product: unknown }[];
  promoCode?: string | undefined;
  user: unknown;
  shippingInfo: { phoneNo: string; pincode: string; address: string };
};

/**
 * Returns lock keys for every record that this order changes: products, promo code, account, mobile number
 * and address.
 */
export function lockKeysOf({ orderItems, promoCode, user, shippingInfo }: LockedOrder): string[] {
  const products = new Set(orderItems.map(({ product }) => String(product)));
  return [
    ...products,
    ...(promoCode === undefined ? [] : [promoCode]),
    String(user),
    `phone/${shippingInfo.phoneNo}`,
    `address/${computeAddressKey(shippingInfo)}`,
  ];
}
