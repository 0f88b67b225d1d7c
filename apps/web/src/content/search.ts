const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);
const searches = (count: number) => (count === 1 ? '1 search' : `${count} searches`);

/** The words of the search box, of what it suggests, and of what is said about a search. */
export const searchWords = {
  suggestions: 'Suggestions',
  searches: 'Searches',
  recent: 'Recent searches',
  kinds: 'Categories',
  products: 'Products',
  popular: 'Popular now',
  outOfStock: 'Out of stock',
  seeAll: (count: number, typed: string) => `See all ${count} results for “${typed}”`,
  seeOne: (typed: string) => `See the result for “${typed}”`,
  kindCount: (count: number) => products(count),
  loading: 'Suggestions are loading',
  nothing: (typed: string) => `Nothing found for “${typed}”. Press Enter for what is near it.`,
  /** Read out when suggestions came. */
  announced: (productCount: number, terms: number) =>
    `${products(productCount)}${terms > 0 ? ` and ${searches(terms)}` : ''} suggested. Use the arrow keys to choose.`,
  forgetKey: 'Press Delete to remove a recent search.',
  forgetAll: 'Clear recent searches',

  /** Above the list: how a search was understood. */
  note: 'How your search was read',
  readAs: 'Read as',
  without: (label: string) => `${label}, search without it`,
  showing: 'Showing results for',
  insteadOf: 'Search instead for',
  leftOut: (words: readonly string[]) =>
    `Left out, because nothing here is called that: ${words.map((word) => `“${word}”`).join(', ')}.`,
  quoted: 'Searched for these very words.',

  /** When nothing was found: what would find something. */
  offers: 'This finds something:',
  searchFor: (keyword: string) => `Search for “${keyword}”`,
  leaveOut: (label: string) => `Without ${label}`,
  offerCount: (count: number) => products(count),
};
