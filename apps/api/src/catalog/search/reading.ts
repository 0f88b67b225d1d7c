import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { HelpTopic, ReadGroup } from '@e-store/shared/catalog/search-note';
import type { PriceRange } from './read-amounts.ts';
import type { AnyOf } from './words/meaning.ts';

export type ReadFilters = {
  category?: string[];
  department?: string[];
  colour?: AnyOf;
  fabric?: AnyOf;
  brand?: string[];
  /** In stock in one of these sizes, or in one for a child of this age. */
  size?: { labels: string[]; ages: number[] };
  /** Inclusive, in whole rupees. */
  price?: PriceRange;
  onSale?: true;
  inStock?: true;
  sort?: SortOrder;
  not?: Pick<ReadFilters, 'category' | 'department' | 'colour' | 'fabric' | 'brand'>;
};

/**
 * `text`: the source words. `without`: the search without them. `value`: the list filter with the same
 * meaning, if one value suffices.
 */
export type ReadPart = {
  group: ReadGroup;
  label: string;
  value?: string | undefined;
  not?: true | undefined;
  text: string;
  without: string;
};

export type Reading = {
  filters: ReadFilters;
  /** Words that products must all contain, each in any of its forms. */
  words: { text: string; forms: readonly string[]; without: string }[];
  notWords: (readonly string[])[];
  parts: ReadPart[];
  help: HelpTopic[];
  ignored: string[];
  respelt?: string;
  isNonsense: boolean;
  isExact: boolean;
};
