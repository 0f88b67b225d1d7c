import type { HelpTopic } from '@e-store/shared/catalog/search-note';
import type { Department, SortOrder } from '@e-store/shared/catalog/list-choices';
import type { WordAlternatives } from '../parsed-query.ts';

export type Meaning =
  | { kind: 'category'; value: string; label: string; words?: readonly string[] }
  | { kind: 'department'; value: Department; label: string; isRelative?: true }
  | { kind: 'colour'; value: WordAlternatives; label: string }
  | { kind: 'fabric'; value: WordAlternatives; label: string }
  | { kind: 'brand'; value: string; label: string }
  | { kind: 'size'; value: string; label: string }
  | { kind: 'sizes'; value: readonly string[]; label: string }
  | { kind: 'sort'; value: SortOrder; label: string }
  | { kind: 'onSale'; label: string; isDiscount?: true }
  | { kind: 'percent' }
  | { kind: 'halfPrice' }
  | { kind: 'inStock'; label: string }
  /** Synonyms from the catalogue. */
  | { kind: 'words'; value: readonly string[]; isOccasion?: true }
  /** "under" precedes its amount, "se kam" follows it. */
  | { kind: 'amount'; value: AmountWord }
  | { kind: 'number'; value: number }
  | { kind: 'sizeSign'; value: 'size' | 'years' | 'months' }
  /**
   * A filler such as "for". `everything`: alone it means all products, as "clothes". `joinsPrices`: between
   * two prices it means "to", as "se".
   */
  | { kind: 'glue'; everything?: true; joinsPrices?: true }
  | { kind: 'not'; position: 'before' | 'after' }
  | { kind: 'help'; value: HelpTopic }
  /** Not sold unless the catalogue has one of `words`. Never a misspelling of others. */
  | { kind: 'notSold'; name: string; words: readonly string[] };

export type AmountWord =
  | 'rupee'
  | 'thousand'
  | 'k'
  | 'hundred'
  | 'between'
  | 'to'
  | 'below'
  | 'isBelow'
  | 'above'
  | 'isAbove'
  | 'about'
  | 'isAbout'
  | 'from';
