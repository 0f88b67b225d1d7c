import { addressKeyOf } from './address-key.ts';

type Written = {
  orderItems: readonly { product: unknown }[];
  promoCode?: string | undefined;
  user: unknown;
  shippingInfo: { phoneNo: string; pincode: string; address: string };
};

/**
 * What an order writes that others write, too, as keys of `inTurn`: its products, its promo code, and what limits are
 * counted by, the account, the mobile number and the address.
 */
export function recordsOf({ orderItems, promoCode, user, shippingInfo }: Written): string[] {
  const products = new Set(orderItems.map(({ product }) => String(product)));
  return [
    ...products,
    ...(promoCode === undefined ? [] : [promoCode]),
    String(user),
    `phone/${shippingInfo.phoneNo}`,
    `address/${addressKeyOf(shippingInfo)}`,
  ];
}
