/** The words of the product view beside its tabs. */
export const productWords = {
  needsScript: 'The cart is kept in your browser. Turn JavaScript on to choose a size and add to it.',
  getItBy: (day: string) => `Get it by ${day}`,
};
