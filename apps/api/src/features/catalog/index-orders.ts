import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import { numberedChoices } from './choice-numbers.ts';
import type { IndexEntry } from './index-entry.ts';

type SortKeys<Item> = {
  price: (item: Item) => number;
  sold: (item: Item) => number;
  createdAt: (item: Item) => number;
  choices: (item: Item) => Iterable<number>;
  compareIds: Compare<Item>;
};
type Compare<Item> = (a: Item, b: Item) => number;

const LAST_TEXT = '\uffff';

/** Returns comparators that match the database sort. */
export function indexOrders<Item>(of: SortKeys<Item>): Record<SortOrder, Compare<Item>> {
  /** The newest id breaks ties, so that pages neither repeat nor skip a product. */
  const byId: Compare<Item> = (a, b) => of.compareIds(b, a);
  const bySold: Compare<Item> = (a, b) => of.sold(b) - of.sold(a) || byId(a, b);
  return {
    popular: bySold,
    newest: (a, b) => of.createdAt(b) - of.createdAt(a) || byId(a, b),
    'price-asc': (a, b) => of.price(a) - of.price(b) || byId(a, b),
    'price-desc': (a, b) => of.price(b) - of.price(a) || byId(a, b),
    origin: (a, b) => compareTexts(countryOf(of.choices(a)), countryOf(of.choices(b))) || bySold(a, b),
  };
}

function countryOf(choices: Iterable<number>): string {
  for (const number of choices) {
    const choice = numberedChoices()[number];
    if (choice?.group === 'origin') return choice.folded || LAST_TEXT;
  }
  return LAST_TEXT;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export const INDEX_ORDERS = indexOrders<IndexEntry>({
  price: ({ price }) => price,
  sold: ({ sold }) => sold,
  createdAt: ({ createdAt }) => createdAt,
  choices: ({ choices }) => choices,
  compareIds: (a, b) => compareTexts(a.id, b.id),
});
