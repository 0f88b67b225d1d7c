export const pluralName = (name: string) =>
  /[^s]s$/.test(name) ? name : `${name}${/(s|x|ch|sh)$/.test(name) ? 'es' : 's'}`;

export const catalogMessages = {
  done: 'Done',
  size: 'Size',
  addToCart: 'Add to cart',
  mrp: 'MRP',
  sale: 'Sale',
  chosenFilters: 'Selected filters',
  filters: 'Filters',
  sort: 'Sort:',
  show: 'Show',
  outOfStock: 'Out of stock',
  /** For screen readers, before the MRP: "₹699, was ₹1,399". */
  was: ', was',
  soldOutAside: '(out of stock)',
  sizes: 'Sizes:',
  onAPage: 'Products per page',
  sortOrder: 'Sort order',
  cart: 'Cart',
  productsAreLoading: 'Products are loading',
  products: 'Products',
  removeFilter: (filter: string) => `${filter}, remove`,
  showOnPage: (count: number) => `Show ${count}`,
  ratingOf: (average: number, reviews: string) => `${average} out of 5, ${reviews}`,
  resultsFor: (keyword: string) => `Results for “${keyword}”`,
  thingsFor: (things: string, department: string) => `${things} for ${department}`,
  about: (title: string) =>
    `${title}: filter by size, colour, brand and price. Cash on delivery across India.`,
} as const;
