/** The words of the gallery. */
export const galleryWords = {
  filter: 'Filter',
  sort: 'Sort',
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No product matches these choices.',
  nothingFoundFor: (keyword: string) => `Nothing found for “${keyword}”.`,
  onlyPages: (pages: number) => (pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`),
  toPage: (page: number) => `Go to page ${page}`,
  popular: 'What others choose',
};
