/** Spec §9: the price of the basic T-shirts. */
export const BASIC_PRICE = 699;

/** Spec §1, in its words. */
export const banners = {
  newArrivals: { title: 'New arrivals are now in!', action: 'SHOW COLLECTION' },
  basics: {
    title: `Basic t-shirts ₹${BASIC_PRICE}`,
    lines: ['Basic', 't-shirts', `₹${BASIC_PRICE}`],
    action: 'MORE DETAILS',
  },
  /** For kids there are none at that price, and a banner must not promise it. */
  kidsBasics: { title: 'T-shirts up to ₹500', lines: ['T-shirts', 'up to', '₹500'], action: 'MORE DETAILS' },
  sale: { figure: '-50%', title: 'Sale this summer', action: 'VIEW ALL' },
} as const;
