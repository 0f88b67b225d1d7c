/** From a line of an order to its review. Apart from `reviews.ts`, which the pages of orders do without. */
export const reviewLinkWords = {
  reviewThis: 'Review this',
  reviewThisOf: (name: string) => ` product: ${name}`,
};
