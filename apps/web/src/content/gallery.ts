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
  find: (legend: string) => `Find in ${legend.toLowerCase()}`,
  noneOf: 'None of them.',
  allTypes: 'All',
  flags: { onSale: 'On sale', inStock: 'In stock' },
  more: (count: number) => `${count} more`,
  products: ['product', 'products'] as const,
  show: (count: number | undefined) =>
    count === undefined ? 'Show products' : `Show ${count} ${count === 1 ? 'product' : 'products'}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No product matches these choices.',
  nothingFoundFor: (keyword: string) => `Nothing found for “${keyword}”.`,
  nothingFoundHere: (keyword: string) => `Nothing found for “${keyword}” with these filters.`,
  /** `parts` as they stand in the address: `page=abc`. */
  misread: (parts: readonly string[]) =>
    `This address asks for something that the gallery does not have: ${parts.join(', ')}. Here is the rest of it.`,
  onlyPages: (pages: number) => (pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`),
  toPage: (page: number) => `Go to page ${page}`,
  popular: 'What others choose',
};
