export const wishlistMessages = {
  title: 'Wishlist',
  titleWithCount: (count: number) => `Wishlist, ${count === 1 ? '1 item' : `${count} items`}`,
  save: (name: string) => `Save ${name}`,
  full: (max: number) => `Your wishlist is full (${max} items). Remove an item first.`,
};
