/** The words of the heart, which every page has; those of the list are in `wishlist-page.ts`. */
export const wishlistWords = {
  title: 'Wishlist',
  save: (name: string) => `Save ${name}`,
  full: (max: number) => `Your wishlist is full: it holds ${max} garments. Take one off it first.`,
};
