/** The words of the heart and of the wishlist. */
export const wishlistWords = {
  save: (name: string) => `Save ${name}`,
  full: (max: number) => `Your wishlist is full: it holds ${max} garments. Take one off it first.`,
};
