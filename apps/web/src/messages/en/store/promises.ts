import { formatRupees } from '@e-store/shared/money';
import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { DEFAULT_EXPRESS_SHIPPING } from '@e-store/shared/orders/order-totals';
import { DEFAULT_CLAIMS, type StoreClaims } from '@e-store/shared/store/claims';
import type { StoreCharges } from '@e-store/shared/store/endpoints';

export type Promises = ReturnType<typeof promisesOf>;

/**
 * Every promise of the shop as a sentence (spec §1, §2, §9), with the owner's settings. All pages take
 * promises from here. `null`: settings not loaded.
 */
export function promisesOf(
  charges: Pick<StoreCharges, 'freeShippingFrom' | 'expressShipping'> | null,
  claims: StoreClaims = DEFAULT_CLAIMS,
) {
  const { returnDays, satisfiedPercent, warrantyDays } = claims;
  const freeFrom = formatRupees(charges?.freeShippingFrom ?? claims.freeShippingFrom);
  const express = charges?.expressShipping ?? DEFAULT_EXPRESS_SHIPPING;
  const standardDays = `${BUSINESS_DAYS.standard.from}-${BUSINESS_DAYS.standard.to} business days`;
  return {
    freeShipment: `Free shipment from ${freeFrom}`,
    overFreeShipping: `on purchases over ${freeFrom}`,
    freeShipping: `On orders over ${freeFrom}, in ${standardDays.replace('-', '–')}.`,
    standardDays,
    standard: `Standard shipment free within ${standardDays}`,
    express: `Express delivery ${express === 0 ? 'free' : formatRupees(express)}`,
    returns: `Free ${returnDays}-day returns`,
    returnDays,
    moneyBack: `Free returns for ${returnDays} days.`,
    warranty: `${warrantyDays} days warranty per product`,
    satisfied: `${satisfiedPercent}% Satisfied Customers`,
    cash: 'Cash on delivery across India',
  };
}
