/** The words of the gallery. */
export const galleryWords = {
  filter: 'Filter',
  sort: 'Sort',
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No product matches these choices.',
  popular: 'What others choose',
};
