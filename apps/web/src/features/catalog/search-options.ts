import { paths, searchPath } from '@e-store/shared/web-paths';
import { helpLinks, searchMessages } from '../../messages/en/catalog/search.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { createApiThunk } from '../../lib/thunk.ts';

export type Suggestions = ApiResponse<'GET /products/suggest'>;

/** Suggestions live with the panel, not in the store. */
export const fetchSuggestions = createApiThunk('search/suggest', (api, keyword: string, signal) =>
  api.call('GET /products/suggest', { query: keyword ? { keyword } : {} }, { signal }),
);

export type SearchOption =
  | { kind: 'term'; to: string; words: string }
  | { kind: 'recent'; to: string; words: string }
  | { kind: 'category'; to: string; label: string; count: number }
  | { kind: 'help'; to: string; label: string }
  | { kind: 'product'; to: string; product: Suggestions['products'][number] }
  | { kind: 'all'; to: string; label: string; words: string };

export type OptionGroup = { title: string; area: 'words' | 'products'; options: SearchOption[] };

/** The latest search beside suggestions; all of them before typing. */
const RECENT_WITH_SUGGESTIONS = 1;

export function searchOptions(
  typed: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const words = typed.trim();
  const { terms = [], categories = [], products = [], productCount = 0, help = [] } = suggestions ?? {};
  const remembered = recent
    .filter((known) => known.toLowerCase() !== words.toLowerCase() && !terms.includes(known))
    .slice(0, words === '' ? undefined : RECENT_WITH_SUGGESTIONS);
  const groups: OptionGroup[] = [
    {
      title: searchMessages.help,
      area: 'words',
      options: help.map((topic) => ({ kind: 'help', ...helpLinks[topic] })),
    },
    {
      title: searchMessages.searches,
      area: 'words',
      options: terms.map((term) => ({ kind: 'term', to: searchPath(term), words: term })),
    },
    {
      title: searchMessages.recent,
      area: 'words',
      options: remembered.map((known) => ({ kind: 'recent', to: searchPath(known), words: known })),
    },
    {
      title: searchMessages.kinds,
      area: 'words',
      options: categories.map(({ value, label, count }) => ({
        kind: 'category',
        to: paths.gallery({ keyword: words, query: { type: value } }),
        label,
        count,
      })),
    },
    {
      title: words === '' ? searchMessages.popular : searchMessages.products,
      area: 'products',
      options: [
        ...products.map((product): SearchOption => ({
          kind: 'product',
          to: paths.product(product._id),
          product,
        })),
        ...(words === '' || productCount === 0 ? [] : [seeAll(productCount, words)]),
      ],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const seeAll = (count: number, words: string): SearchOption => ({
  kind: 'all',
  to: searchPath(words),
  label: count === 1 ? searchMessages.seeOne(words) : searchMessages.seeAll(count, words),
  words,
});
