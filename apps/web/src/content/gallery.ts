/** The words of the gallery. */
export const galleryWords = {
  filter: 'Filter',
  sort: 'Sort',
  clearAll: 'Clear all',
  clearFilters: 'Clear filters',
  allProducts: 'All products',
  nothingFound: 'No product matches these choices.',
  nothingFoundFor: (keyword: string) => `Nothing found for “${keyword}”.`,
  /** `parts` as they stand in the address: `page=abc`. */
  misread: (parts: readonly string[]) =>
    `This address asks for something that the gallery does not have: ${parts.join(', ')}. Here is the rest of it.`,
  onlyPages: (pages: number) => (pages === 1 ? 'There is only one page.' : `There are only ${pages} pages.`),
  toPage: (page: number) => `Go to page ${page}`,
  popular: 'What others choose',
};
