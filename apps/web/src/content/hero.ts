/** Spec §1. */
export const hero = {
  title: 'Sale of the summer collection',
  action: 'SHOP NOW',
};
