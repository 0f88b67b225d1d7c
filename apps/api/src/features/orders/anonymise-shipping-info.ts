import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import type { RefundTo } from '@e-store/shared/orders/refund-to';
import type { OrderRecord } from './order.model.ts';

/** Rupees. From this amount an invoice without GSTIN needs name and address (CGST Rules, 46 (e)). */
export const NAMED_INVOICE_FROM = 50_000;

export const REMOVED_TEXT = 'Not kept';
export const ANONYMOUS_CUSTOMER = {
  firstName: 'Erased',
  lastName: 'customer',
  email: 'erased@estore.invalid',
  phoneNo: '0000000000',
} as const;

const toDistrictPincode = (pincode: string) => `${pincode.slice(0, 3)}000`;

/** Returns only what the books need of an address (ADR 021). */
export function anonymiseShippingInfo(
  shippingInfo: ShippingInfo,
  totalPrice: number,
): { shippingInfo: ShippingInfo; keepsName: boolean } {
  const { email, phoneNo, ...nobody } = ANONYMOUS_CUSTOMER;
  const keepsName = totalPrice >= NAMED_INVOICE_FROM;
  if (keepsName) return { shippingInfo: { ...shippingInfo, email, phoneNo }, keepsName };
  return {
    shippingInfo: {
      ...nobody,
      email,
      phoneNo,
      address: REMOVED_TEXT,
      city: REMOVED_TEXT,
      pincode: toDistrictPincode(shippingInfo.pincode),
      contry: shippingInfo.contry, // (sic) spec §3
    },
    keepsName,
  };
}

const ANONYMOUS_REFUND_TARGET: RefundTo = { method: 'upi', upiId: 'erased@bank' };

/** Removes notes and refund destinations; references stay. */
export const anonymiseReturns = ({ returns }: Pick<OrderRecord, 'returns'>): OrderRecord['returns'] =>
  returns.map(({ note: _note, refusal: _words, refundTo: _account, ...retained }) => ({
    ...retained,
    refundTo: ANONYMOUS_REFUND_TARGET,
  }));
