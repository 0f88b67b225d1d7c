import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import type { HelpTopic, SearchGroup } from '@e-store/shared/catalog/search-note';
import type { PriceRange } from './parser/parse-amounts.ts';

/** Alternatives, each a set of required words: [['navy'], ['dark', 'blue']]. */
export type WordAlternatives = readonly (readonly string[])[];

export type ParsedFilters = {
  category?: string[];
  department?: string[];
  colour?: WordAlternatives;
  fabric?: WordAlternatives;
  brand?: string[];
  /** In stock in one of these sizes, or in one for a child of this age. */
  size?: { labels: string[]; ages: number[] };
  price?: PriceRange;
  onSale?: true;
  minDiscount?: number;
  inStock?: true;
  sort?: SortOrder;
  not?: Pick<ParsedFilters, 'category' | 'department' | 'colour' | 'fabric' | 'brand' | 'onSale' | 'inStock'>;
};

/**
 * `text`: the source words. `without`: the search without them. `value`: the list filter with the same
 * meaning, if one value suffices.
 */
type ParsedPart = {
  group: SearchGroup;
  label: string;
  value?: string | undefined;
  not?: true | undefined;
  text: string;
  without: string;
};

export type ParsedQuery = {
  filters: ParsedFilters;
  /** All required, each in any form; occasions if they match. */
  words: { text: string; forms: readonly string[]; without: string; isOccasion?: true }[];
  notWords: (readonly string[])[];
  parts: ParsedPart[];
  help: HelpTopic[];
  /** Meaningless in this catalogue. */
  ignored: string[];
  /** By the word used for them: saree and "sarees". */
  notSold: { text: string; name: string }[];
  spellingCorrection?: string;
  isNonsense: boolean;
  isExact: boolean;
};

/** The items `from` up to, but excluding, `to`. */
export type QueryPart = Omit<ParsedPart, 'text' | 'without'> & {
  from: number;
  to: number;
  add?: (filters: ParsedFilters) => void;
  isAge?: true;
  notWords?: readonly string[];
};
