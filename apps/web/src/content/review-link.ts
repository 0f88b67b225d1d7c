export const reviewLinkWords = {
  reviewThis: 'Review this',
  reviewThisOf: (name: string) => ` product: ${name}`,
};
