import type { ChargesSettings, DetailsSettings, HomeSettings } from './settings.ts';

/** What the law wants told of a shop; its opening hours it does not. */
const WANTED = [
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

/** Which details the owner has still to give. */
export function missingDetails(details: DetailsSettings): (keyof DetailsSettings)[] {
  return WANTED.filter((name) => details[name] === '');
}

/**
 * Whether pages promise free shipping that the till does not give (`product.md`): nothing is promised wrongly where
 * shipping costs nothing, or where the threshold is on, for then the pages name it.
 */
export function isPromiseBroken({ shipping, freeShippingFrom }: ChargesSettings): boolean {
  return shipping > 0 && freeShippingFrom === null;
}

/** The charges that make the promise true: shipped free from the sum that the pages claim. */
export function mendPromise(
  charges: ChargesSettings,
  { freeShippingClaim }: Pick<HomeSettings, 'freeShippingClaim'>,
): ChargesSettings {
  return { ...charges, freeShippingFrom: freeShippingClaim };
}

/** Whether tax comes on top of prices, though an Indian maximum retail price includes all taxes. */
export function isTaxOnTop({ taxMode, tax }: ChargesSettings): boolean {
  return taxMode === 'flat' && tax > 0;
}
