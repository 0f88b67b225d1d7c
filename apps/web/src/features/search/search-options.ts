import { paths, searchPath } from '../../lib/paths.ts';
import { helpLinks, searchWords } from '../../content/search.ts';
import type { Suggestions } from './suggestions.ts';

type Suggested = Suggestions['products'][number];

export type SearchOption =
  | { kind: 'term'; to: string; words: string }
  | { kind: 'recent'; to: string; words: string }
  | { kind: 'category'; to: string; label: string; count: number }
  | { kind: 'help'; to: string; label: string }
  | { kind: 'product'; to: string; product: Suggested }
  | { kind: 'all'; to: string; label: string; words: string };

export type OptionGroup = { title: string; area: 'words' | 'products'; options: SearchOption[] };

/** The latest search beside suggestions; all of them before typing. */
const RECENT_BESIDE = 1;

export function searchOptions(
  typed: string,
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): OptionGroup[] {
  const words = typed.trim();
  const { terms = [], categories = [], products = [], productCount = 0, help = [] } = suggestions ?? {};
  const remembered = recent
    .filter((known) => known.toLowerCase() !== words.toLowerCase() && !terms.includes(known))
    .slice(0, words === '' ? undefined : RECENT_BESIDE);
  const groups: OptionGroup[] = [
    {
      title: searchWords.help,
      area: 'words',
      options: help.map((topic) => ({ kind: 'help', ...helpLinks[topic] })),
    },
    {
      title: searchWords.searches,
      area: 'words',
      options: terms.map((term) => ({ kind: 'term', to: searchPath(term), words: term })),
    },
    {
      title: searchWords.recent,
      area: 'words',
      options: remembered.map((known) => ({ kind: 'recent', to: searchPath(known), words: known })),
    },
    {
      title: searchWords.kinds,
      area: 'words',
      options: categories.map(({ value, label, count }) => ({
        kind: 'category',
        to: paths.gallery({ keyword: words, query: { type: value } }),
        label,
        count,
      })),
    },
    {
      title: words === '' ? searchWords.popular : searchWords.products,
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
  label: count === 1 ? searchWords.seeOne(words) : searchWords.seeAll(count, words),
  words,
});
