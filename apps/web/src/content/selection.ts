/** Spec §1 and §2: the carousel, and the strip under a product. */
export const selection = { title: 'Selected just for you', action: 'SHOW MORE' };

/** The carousel begins with what was looked at in this browser, and that can be taken away. */
export const seen = { forget: 'Clear recently viewed', forgotten: 'Cleared' };

/** Spec §1: the grid of the home page. */
export const today = {
  title: 'Products in today',
  waiting: 'Products are loading',
  none: 'No products here today.',
};
