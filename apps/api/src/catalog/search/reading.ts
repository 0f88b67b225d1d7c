import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { HelpTopic, ReadGroup } from '@e-store/shared/catalog/search-note';
import type { PriceRange } from './read-amounts.ts';
import type { AnyOf } from './words/meaning.ts';

/** What the words of a search ask for, as far as it is no word of the catalogue. Several of one kind: any of them. */
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
  /** What products must not be. */
  not?: Pick<ReadFilters, 'category' | 'department' | 'colour' | 'fabric' | 'brand'>;
};

/**
 * `text`: the words it was read from. `without`: the search without them. `value`: by which a list query asks for the same,
 * where one value does.
 */
export type ReadPart = {
  group: ReadGroup;
  label: string;
  value?: string | undefined;
  /** Products must not be it, or hold these words. */
  not?: true | undefined;
  text: string;
  without: string;
};

export type Reading = {
  filters: ReadFilters;
  /** Words to be found in products: all of them, each as any of its forms. */
  words: { text: string; forms: readonly string[]; without: string }[];
  /** Words that products must not hold, each in any of its forms. */
  notWords: (readonly string[])[];
  parts: ReadPart[];
  /** Help pages that the words ask for. */
  help: HelpTopic[];
  /** Words that were left out, because they are none of the shop's. */
  ignored: string[];
  /** The search in the spelling in which it was understood, where that is another than was typed. */
  respelt?: string;
  /** Nothing that was typed means anything. */
  isNonsense: boolean;
  /** The very words are wanted, whole and unchanged. */
  isExact: boolean;
};
