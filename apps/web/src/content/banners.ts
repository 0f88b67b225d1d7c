/** Spec §1, in its words. */
export const banners = {
  newArrivals: { title: 'New arrivals are now in!', action: 'SHOW COLLECTION' },
  basics: { title: 'Basic t-shirts ₹699', lines: ['Basic', 't-shirts', '₹699'], action: 'MORE DETAILS' },
  sale: { figure: '-50%', title: 'Sale this summer', action: 'VIEW ALL' },
} as const;
