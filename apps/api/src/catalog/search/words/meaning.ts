import type { HelpTopic } from '@e-store/shared/catalog/search-note';
import type { Department } from '@e-store/shared/catalog/departments';
import type { SortOrder } from '@e-store/shared/catalog/sort-orders';

/** Any of these, each a set of words that must all be there: [['navy'], ['dark', 'blue']]. */
export type AnyOf = readonly (readonly string[])[];

/** What a word or phrase of a search may mean. */
export type Meaning =
  | { kind: 'category'; value: string; label: string }
  | { kind: 'department'; value: Department; label: string }
  /** `value`: words of a product's colour. */
  | { kind: 'colour'; value: AnyOf; label: string }
  /** `value`: words of a product's fabric. */
  | { kind: 'fabric'; value: AnyOf; label: string }
  | { kind: 'brand'; value: string; label: string }
  | { kind: 'size'; value: string; label: string }
  | { kind: 'sort'; value: SortOrder; label: string }
  | { kind: 'onSale'; label: string }
  | { kind: 'inStock'; label: string }
  /** Other words of the catalogue for the same thing. */
  | { kind: 'words'; value: readonly string[] }
  /** Part of a price: "under" stands before its amount, "se kam" after it. */
  | { kind: 'amount'; value: AmountWord }
  /** Part of a size: a number beside it is one. */
  | { kind: 'sizeSign'; value: 'size' | 'years' }
  /** Says nothing: "for", "ke liye". `everything`: nor does it alone, but means whatever there is: "clothes". */
  | { kind: 'glue'; everything?: true }
  /** "no", "without": the filter beside it is excluded. */
  | { kind: 'not'; position: 'before' | 'after' }
  /** Asks for a help page, not for a product. */
  | { kind: 'help'; value: HelpTopic }
  /** Goods that this shop does not sell: no misspelling of those that it does. */
  | { kind: 'notSold' };

export type AmountWord =
  'rupee' | 'thousand' | 'between' | 'to' | 'below' | 'isBelow' | 'above' | 'isAbove' | 'from';
