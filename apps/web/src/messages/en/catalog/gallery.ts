import { formatCount } from '@e-store/shared/money';

export const galleryMessages = {
  titleOnSale: (title: string) => `${title} on sale`,
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  results: (page: number, pages: number) => (pages > 1 ? `Products, page ${page} of ${pages}` : 'Products'),
  listed: (order: string, page: number) => `, sorted by ${order}, page ${page}`,
  filter: 'Filter',
  sort: 'Sort',
  /** Filters, named as in spec §2. */
  groups: {
    type: 'Product type',
    price: 'Price',
    size: 'Size',
    department: 'Department',
    onSale: 'Discount',
    inStock: 'Stock',
    colour: 'Colour',
    brand: 'Brand',
    origin: 'Country of origin',
  },
  from: (country: string) => `From ${country}`,
  size: (size: string) => `Size ${size}`,
  minDiscount: (percent: string) => `${percent}% off or more`,
  find: (legend: string) => `Search ${legend.toLowerCase()}`,
  noneOf: 'No matches.',
  allTypes: 'All',
  flags: { onSale: 'On sale', inStock: 'In stock' },
  more: (count: number) => `${count} more`,
  products: ['product', 'products'] as const,
  show: (count: number | undefined) =>
    count === undefined
      ? 'Show products'
      : `Show ${formatCount(count)} ${count === 1 ? 'product' : 'products'}`,
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No products match these filters.',
  nothingFoundFor: (keyword: string) => `No results for “${keyword}”.`,
  nothingFoundHere: (keyword: string) => `No results for “${keyword}” with these filters.`,
  reduced: 'Some filters are not available right now. You can still browse; try again in a few minutes.',
  misread: (parts: readonly string[]) =>
    `We ignored parts of the link that we did not recognise: ${parts.join(', ')}.`,
  onlyPages: (pages: number) => (pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`),
  toPage: (page: number) => `Go to page ${page}`,
  popular: 'Popular with other shoppers',
};
