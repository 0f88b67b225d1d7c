/** The words of the product view beside its tabs. */
export const productWords = {
  title: 'Product',
  needsScript: 'The cart is kept in your browser. Turn JavaScript on to choose a size and add to it.',
  notify: 'Notify me',
  sizeChart: 'Size chart',
  soldOut: (size: string) => `${size} is sold out`,
  inStock: (size: string) => `${size} is in stock`,
  onlyLeft: (stock: number, size?: string) => `Only ${stock} left${size ? ` in ${size}` : ''}`,
  left: (stock: number, size?: string) => `${stock} left${size ? ` in ${size}` : ''}`,
};
