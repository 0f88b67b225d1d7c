/** Spec §1 and §2: the carousel, and the strip under a product. */
export const selection = { title: 'Selected just for you', action: 'SHOW MORE' };

/** Spec §1: the grid of the home page. */
export const today = {
  title: 'Products in today',
  waiting: 'Products are loading',
  none: 'Nothing here today.',
};
