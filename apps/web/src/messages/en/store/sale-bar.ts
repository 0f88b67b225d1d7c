import type { Promises } from './promises.ts';

/** Facts of the sale banner above the gallery (spec §2, §9). */
export const saleBar = ({ freeShipment, returns, standard, express }: Promises): readonly string[] => [
  freeShipment,
  returns,
  standard,
  express,
];

/** Sale note of the product view. Standard shipping appears there with its price. */
export const saleNote = ({ freeShipment, returns, express }: Promises): readonly string[] => [
  freeShipment,
  returns,
  express,
];
