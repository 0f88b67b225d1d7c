import type { Promises } from './promises.ts';

/** Spec §2 and §9: the facts of the sale banner above the gallery. */
export const saleBar = ({ freeShipment, returns, standard, express }: Promises): readonly string[] => [
  freeShipment,
  returns,
  standard,
  express,
];

/** The sale note of the product view. Shipping of a single piece is named there with its price. */
export const saleNote = ({ freeShipment, returns, express }: Promises): readonly string[] => [
  freeShipment,
  returns,
  express,
];
