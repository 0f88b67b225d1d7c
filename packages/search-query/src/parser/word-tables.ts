import type { Department, SortOrder } from '@e-store/shared/catalog/list-choices';
import type { HelpTopic } from '@e-store/shared/catalog/search-note';
import helpWords from '../words/help-words.json' with { type: 'json' };
import type { AmountWord } from './meaning.ts';
import numberWords from '../words/number-words.json' with { type: 'json' };
import notSold from '../words/not-sold.json' with { type: 'json' };
import productWords from '../words/product-words.json' with { type: 'json' };
import queryWords from '../words/query-words.json' with { type: 'json' };

type Words = readonly string[];
/** `of`: alternatives in the catalogue; a product must have all words of one. */
type Synonyms = { readonly label: string; readonly of: Words; readonly words: Words };

/** Never a correction, as "nile" of "nike". */
type Typed = { readonly onlyAsTyped?: Words };
export const COLOUR_WORDS: readonly (Synonyms & Typed)[] = productWords.colours;
/** Matched in the fabric field. */
export const FABRIC_WORDS: readonly Synonyms[] = productWords.fabrics;
/** Shoppers' style words, mapped to catalogue words. */
export const STYLE_WORDS: readonly (Pick<Synonyms, 'of' | 'words'> &
  Typed & { readonly isOccasion?: boolean })[] = productWords.styles;
export const CATEGORY_WORDS: Readonly<Record<string, Words>> = productWords.categories;
/** `words` mean this category unless the shop's own bears one of them. */
export const SIMILAR_CATEGORIES: readonly { readonly name: string; readonly words: Words }[] =
  productWords.similarCategories;
/** A `ladka` shopping for himself is a young man, a `bachcha` a child. */
export const DEPARTMENT_WORDS: Readonly<Record<Department, Words>> = productWords.departments;
export const RELATIVES: Readonly<Record<Department, Words>> = productWords.relatives;
export const SIZE_WORDS: Readonly<Record<string, Words>> = productWords.sizes;
export const SIZE_GROUPS: readonly Synonyms[] = productWords.sizeGroups;
/**
 * Sold by clothing shops, perhaps not this one. `name` is for "We don't sell sarees." Some words are one
 * letter from goods that are sold.
 */
export const NOT_SOLD: readonly { readonly name: string; readonly words: Words }[] = notSold;

export const STOP_WORDS: Words = queryWords.stopWords;
/** Alone these are stop words. */
export const NUMBER_WORDS: Readonly<Record<string, Words>> = numberWords.numbers;
export const NUMBERS_BEFORE_UNITS: readonly { readonly name: string; readonly onlyBeforeUnits: Words }[] =
  numberWords.numbersBeforeUnits;
export const NUMBER_FRACTIONS: readonly {
  readonly add: number;
  readonly words: Words;
  readonly onlyBeforeNumbers?: Words;
  readonly isUsedAlone?: boolean;
}[] = numberWords.numberFractions;
/** Stop words that join two prices: "500 se 900". */
export const RANGE_WORDS: Words = queryWords.rangeWords;
/** Alone, as "clothes", these mean all products. */
export const EVERYTHING: Words = queryWords.everything;
export const EXCLUDE_WORDS: Readonly<Record<'before' | 'after', Words>> = queryWords.exclude;
/** Keys that start with "is" follow the amount, as in "700 se kam". */
export const AMOUNT_WORDS: Readonly<Record<AmountWord, Words>> = queryWords.amounts;
export const SIZE_SIGNS: Readonly<Record<'size' | 'years' | 'months', Words>> = queryWords.sizeSigns;
export const NOT_AGES: Words = queryWords.notAges.flatMap(({ beside }) => beside);
export const IN_STOCK: Words = queryWords.inStock;
export const SORT_WORDS: Readonly<Record<SortOrder, Words>> = queryWords.sort;
export const ON_SALE: Readonly<Record<'discount' | 'sale', Words>> = queryWords.onSale;
export const PERCENT: Words = queryWords.percent;
export const HALF_PRICE: Words = queryWords.halfPrice;

export const HELP_WORDS: Readonly<Record<HelpTopic, Words>> = helpWords;
