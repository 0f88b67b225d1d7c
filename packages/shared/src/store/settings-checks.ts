import { deliveryPrices } from '../orders/order-totals.ts';
import type { ChargesSettings, DetailsSettings, HomeSettings } from './settings.ts';

export const SETTINGS_SECTIONS = ['details', 'charges', 'payments', 'rules', 'home'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** By law; support hours are optional. */
const REQUIRED_DETAILS = [
  'legalName',
  'address',
  'gstin',
  'email',
  'phone',
  'officerName',
  'officerDesignation',
  'officerEmail',
  'officerPhone',
] as const satisfies readonly (keyof DetailsSettings)[];

export function missingDetails(details: DetailsSettings): (keyof DetailsSettings)[] {
  return REQUIRED_DETAILS.filter((name) => details[name] === '');
}

/** Whether pages claim free shipping that checkout does not grant. */
export function isFreeShippingClaimUnmet({ shipping, freeShippingFrom }: ChargesSettings): boolean {
  return shipping > 0 && freeShippingFrom === null;
}

export function applyFreeShippingClaim(
  charges: ChargesSettings,
  { freeShippingClaim }: Pick<HomeSettings, 'freeShippingClaim'>,
): ChargesSettings {
  return { ...charges, freeShippingFrom: freeShippingClaim };
}

/** An Indian MRP includes all taxes. */
export function isTaxOnTop({ taxMode, tax }: ChargesSettings): boolean {
  return taxMode === 'flat' && tax > 0;
}

const SMALLEST_ORDER = 1;

export function isExpressBelowStandard({ freeShippingFrom, ...charges }: ChargesSettings): boolean {
  const { standard, express } = deliveryPrices(
    { ...charges, freeShippingFrom: freeShippingFrom ?? undefined },
    SMALLEST_ORDER,
  );
  return express < standard;
}
