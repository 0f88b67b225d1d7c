import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { OrderRecord } from './order.model.ts';

/** Rupees. From this amount an invoice without GSTIN needs name and address (CGST Rules, 46 (e)). */
export const NAMED_INVOICE_FROM = 50_000;

export const NOT_KEPT = 'Not kept';
export const NOBODY = {
  firstName: 'Erased',
  lastName: 'customer',
  email: 'erased@estore.invalid',
  phoneNo: '0000000000',
} as const;

const districtOf = (pincode: string) => `${pincode.slice(0, 3)}000`;

/** Returns only what the books need of an address (ADR 021). */
export function withoutPerson(
  shippingInfo: ShippingInfo,
  totalPrice: number,
): { shippingInfo: ShippingInfo; keepsName: boolean } {
  const { email, phoneNo, ...nobody } = NOBODY;
  const keepsName = totalPrice >= NAMED_INVOICE_FROM;
  if (keepsName) return { shippingInfo: { ...shippingInfo, email, phoneNo }, keepsName };
  return {
    shippingInfo: {
      ...nobody,
      email,
      phoneNo,
      address: NOT_KEPT,
      city: NOT_KEPT,
      pincode: districtOf(shippingInfo.pincode),
      contry: shippingInfo.contry, // (sic) spec §3
    },
    keepsName,
  };
}

const REFUNDED_TO: RefundTo = { method: 'upi', upiId: 'erased@bank' };

/** Removes notes and refund destinations; references stay. */
export const returnsWithoutPerson = ({ returns }: Pick<OrderRecord, 'returns'>): OrderRecord['returns'] =>
  returns.map(({ note: _note, refusal: _words, refundTo: _account, ...kept }) => ({
    ...kept,
    refundTo: REFUNDED_TO,
  }));
