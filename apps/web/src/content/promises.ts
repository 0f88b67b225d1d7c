import { formatRupees } from '@e-store/shared/money';
import { BUSINESS_DAYS } from '@e-store/shared/orders/delivery';
import { DEFAULT_EXPRESS_SHIPPING } from '@e-store/shared/orders/order-totals';
import type { StoreCharges } from '@e-store/shared/store/endpoints';

/** What the shop claims and the owner has no setting for: the figures of spec §9, each written here and nowhere else. */
export const CLAIMS = {
  /** Whole rupees. The setting `freeShippingFrom` takes its place as soon as the owner sets it. */
  freeShippingFrom: 199,
  satisfiedPercent: 99,
  warrantyDays: 30,
  returnDays: 30,
} as const;

export type Promises = ReturnType<typeof promisesOf>;

/**
 * Every promise of the shop as a sentence (spec §1, §2, §9), with the owner's figures where there is a setting. Banners,
 * highlights, product pages and content pages take theirs from here. `null`: the settings are not known yet.
 */
export function promisesOf(charges: Pick<StoreCharges, 'freeShippingFrom' | 'expressShipping'> | null) {
  const freeFrom = formatRupees(charges?.freeShippingFrom ?? CLAIMS.freeShippingFrom);
  const express = charges?.expressShipping ?? DEFAULT_EXPRESS_SHIPPING;
  const standardDays = `${BUSINESS_DAYS.standard.from}-${BUSINESS_DAYS.standard.to} business days`;
  return {
    freeShipment: `Free shipment from ${freeFrom}`,
    overFreeShipping: `on purchases over ${freeFrom}`,
    freeShipping: `On purchases over ${freeFrom}, in ${standardDays}.`,
    standardDays,
    standard: `Standard shipment free within ${standardDays}`,
    express: `Express delivery ${express === 0 ? 'free' : formatRupees(express)}`,
    returns: `Free ${CLAIMS.returnDays}-day returns`,
    moneyBack: `Free returns for ${CLAIMS.returnDays} days.`,
    warranty: `${CLAIMS.warrantyDays} days warranty per product`,
    satisfied: `${CLAIMS.satisfiedPercent}% Satisfied Customers`,
    cash: 'Cash on delivery across India',
  };
}
