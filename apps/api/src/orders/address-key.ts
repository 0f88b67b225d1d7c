import { createHash } from 'node:crypto';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';

/**
 * By what the orders to one delivery address are counted (R74): the pincode and the line without case, accents, spaces and
 * punctuation, so that "12, M.G. Road" and "12 mg road" are one. A hash, because counting needs no address.
 */
export function addressKeyOf({ pincode, address }: Pick<ShippingInfo, 'pincode' | 'address'>): string {
  return createHash('sha256')
    .update(`${pincode}/${folded(address) || address}`)
    .digest('base64url')
    .slice(0, 22);
}

/** Marks of Indian scripts are letters of their words and stay; accents over Latin letters go. */
const folded = (line: string) =>
  line
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
