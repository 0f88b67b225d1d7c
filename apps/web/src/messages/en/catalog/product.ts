export const pictureMessages = {
  list: 'Pictures',
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  position: (index: number, count: number) => `${index + 1} of ${count}`,
  viewer: (name: string) => `Pictures of ${name}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom',
  close: 'Close',
};

export const productMessages = {
  title: 'Product',
  needsScript: 'Your cart is saved in your browser. Turn on JavaScript to choose a size and add items.',
  notify: 'Notify me',
  sizeChart: 'Size chart',
  soldOut: (size: string) => `Size ${size} is out of stock`,
  inStock: (size: string) => `Size ${size} is in stock`,
  onlyLeft: (stock: number, size?: string) => `Only ${stock} left${size ? ` in size ${size}` : ''}`,
  left: (stock: number, size?: string) => `${stock} left${size ? ` in size ${size}` : ''}`,
};
