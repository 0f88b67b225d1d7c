import { ALL_CATEGORIES, type Category, findCategory } from '@e-store/shared/catalog/list-choices';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import type { QueryFilter } from 'mongoose';
import { trusted } from 'mongoose';
import { ValidationError } from '../../platform/errors/errors.ts';
import { coloursOf } from './colour-choice.ts';
import type { ProductRecord } from './product.model.ts';

export type ProductFilter = QueryFilter<ProductRecord>;
/** The filter groups; `rulesOf` must treat them alike. */
export type FilterGroup =
  'category' | 'department' | 'size' | 'colour' | 'brand' | 'origin' | 'price' | 'onSale' | 'inStock';

export const LISTED = { status: 'published', onSale: true } as const;

/**
 * Compares colours and brands without letter case. The indexes use this collation; queries without it scan
 * the collection (`query-plans.test.ts`).
 */
export const LIST_COLLATION = { locale: 'en', strength: 2 } as const;

/**
 * Returns the list filter by group. The category is a key; a colour may name a family. Run with
 * `LIST_COLLATION`.
 */
export function filtersByGroup(query: ProductListQuery): Partial<Record<FilterGroup, ProductFilter>> {
  const { category } = query;
  return {
    ...(category && { category: { category } }),
    ...(query.department && { department: { department: query.department } }),
    ...(query.size && { size: { sizes: trusted({ $elemMatch: { size: query.size, stock: { $gt: 0 } } }) } }),
    ...(query.colour && { colour: { colour: trusted({ $in: coloursOf(query.colour) }) } }),
    ...(query.brand && { brand: { brand: query.brand } }),
    ...(query.origin && { origin: { origin: query.origin } }),
    ...(hasBound(query.price) && { price: { price: trusted(mongoBounds(query.price)) } }),
    ...(query.onSale !== undefined && {
      onSale: { discountPercent: query.onSale ? trusted({ $gt: 0 }) : 0 },
    }),
    ...(query.inStock !== undefined && { inStock: { stock: query.inStock ? trusted({ $gt: 0 }) : 0 } }),
  };
}

export function combineFilters(groups: Partial<Record<FilterGroup, ProductFilter>>): ProductFilter {
  const conditions = Object.values(groups);
  return {
    ...LISTED,
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

type PriceBounds = NonNullable<ProductListQuery['price']>;

const hasBound = (price: PriceBounds | undefined): price is PriceBounds =>
  price !== undefined && Object.keys(price).length > 0;

const mongoBounds = (price: PriceBounds) =>
  Object.fromEntries(Object.entries(price).map(([bound, value]) => [`$${bound}`, value]));

/**
 * Returns the key of a category, or `undefined` for all.
 * @throws ValidationError for an unknown category
 */
export function categoryKey(
  written: string | undefined,
  categories: readonly Category[],
): string | undefined {
  if (written === undefined || written.toLowerCase() === ALL_CATEGORIES) return undefined;
  const category = findCategory(written, categories);
  if (category) return category.key;
  const known = [...categories.map(({ key }) => key), ALL_CATEGORIES].join(', ');
  throw new ValidationError({ category: `The category “${written}” does not exist. Choose ${known}.` });
}

export function withCategoryKey<Query extends { category?: string | undefined }>(
  query: Query,
  categories: readonly Category[],
): Query {
  return { ...query, category: categoryKey(query.category, categories) };
}
