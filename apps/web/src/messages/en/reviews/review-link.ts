export const reviewLinkMessages = {
  reviewThis: 'Review this',
  reviewThisOf: (name: string) => ` product: ${name}`,
};
