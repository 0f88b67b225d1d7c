import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

export type ShippingFieldName = keyof ShippingInfo;

export const SHIPPING_FIELDS: readonly ShippingFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNo',
  'address',
  'pincode',
  'city',
  'contry', // (sic) spec §3
];

export type ShippingErrors = Partial<Record<ShippingFieldName, string>>;

/** Server errors by field; inputs are named `shippingInfo.phoneNo`. */
export function shippingErrors(fields: Record<string, string> | undefined): ShippingErrors | undefined {
  const found = SHIPPING_FIELDS.flatMap((name) => {
    const message = fields?.[`shippingInfo.${name}`];
    return message ? [[name, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
