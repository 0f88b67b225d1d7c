/** The words of the gallery. */
export const galleryWords = {
  titleOnSale: (title: string) => `${title} on sale`,
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  /** The heading above the cards, read when the results change. */
  results: (page: number, pages: number) => (pages > 1 ? `Products, page ${page} of ${pages}` : 'Products'),
  /** After the count, for those who listen. */
  listed: (order: string, page: number) => `, sorted by ${order}, page ${page}`,
  filter: 'Filter',
  sort: 'Sort',
  /** The filters, in the spec's words where it has them (spec §2). */
  groups: {
    type: 'Product type',
    price: 'Price',
    size: 'Size',
    department: 'For',
    onSale: 'Discount',
    inStock: 'Stock',
    colour: 'Colour',
    brand: 'Brand',
    origin: 'Country of origin',
  },
  /** A country of origin, as a chip. */
  from: (country: string) => `From ${country}`,
  find: (legend: string) => `Search ${legend.toLowerCase()}`,
  noneOf: 'No matches.',
  allTypes: 'All',
  flags: { onSale: 'On sale', inStock: 'In stock' },
  more: (count: number) => `${count} more`,
  products: ['product', 'products'] as const,
  show: (count: number | undefined) =>
    count === undefined ? 'Show products' : `Show ${count} ${count === 1 ? 'product' : 'products'}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No products match these filters.',
  nothingFoundFor: (keyword: string) => `No results for “${keyword}”.`,
  nothingFoundHere: (keyword: string) => `No results for “${keyword}” with these filters.`,
  /** `parts` as they stand in the address: `page=abc`. */
  misread: (parts: readonly string[]) => `We do not know the filter ${parts.join(', ')}, so we left it out.`,
  onlyPages: (pages: number) => (pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`),
  toPage: (page: number) => `Go to page ${page}`,
  popular: 'What others choose',
};
