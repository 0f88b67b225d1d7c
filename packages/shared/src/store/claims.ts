/** What the shop claims on its pages. The owner sets it; until then it is what the specification says (§1, §9). */
export type StoreClaims = {
  /** Whole rupees; the charge `freeShippingFrom` takes its place as soon as that is set. */
  freeShippingFrom: number;
  satisfiedPercent: number;
  warrantyDays: number;
  /** How long pieces may be given back: the setting itself, not a second figure. */
  returnDays: number;
  /** Whole rupees: what the basic T-shirts of the banner cost, and the price of the list it opens. */
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
