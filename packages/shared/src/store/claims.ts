/** Editable by the owner; defaults from the specification (§1, §9). */
export type StoreClaims = {
  /** Whole rupees; the charge `freeShippingFrom` overrides it. */
  freeShippingFrom: number;
  satisfiedPercent: number;
  warrantyDays: number;
  returnDays: number;
  /** Whole rupees, for the banner's basic T-shirts and its list. */
  basicPrice: number;
  heroTitle: string;
  newArrivalsTitle: string;
  saleFigure: string;
  saleTitle: string;
};

export const DEFAULT_CLAIMS: StoreClaims = {
  freeShippingFrom: 199,
  satisfiedPercent: 99,
  warrantyDays: 30,
  returnDays: 30,
  basicPrice: 699,
  heroTitle: 'Sale of the summer collection',
  newArrivalsTitle: 'New arrivals are now in!',
  saleFigure: '-50%',
  saleTitle: 'Sale this summer',
};
