/** Carousel and product strip (spec §1, §2). */
export const selection = { title: 'Selected just for you', action: 'SHOW MORE' };

export const recentlyViewed = { forget: 'Clear recently viewed', forgotten: 'Cleared' };

/** Grid of the home page (spec §1). */
export const today = {
  title: 'Products in today',
  waiting: 'Products are loading',
  none: 'No products here today.',
};
