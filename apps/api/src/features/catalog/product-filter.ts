import { CASE_INSENSITIVE } from '../../platform/database/collation.ts';
import { chooseMessage } from '@e-store/shared/choose-message';
import { ALL_CATEGORIES, type Category, findCategory } from '@e-store/shared/catalog/list-choices';
import type { QueryFilter } from 'mongoose';
import { ValidationError } from '../../platform/errors/errors.ts';
import type { ProductRecord } from './product.model.ts';

export type ProductFilter = QueryFilter<ProductRecord>;

export const LISTED = { status: 'published', onSale: true } as const;

/**
 * Ignores letter case. The indexes use this collation; queries without it scan the collection
 * (`query-plans.test.ts`).
 */
export const LIST_COLLATION = CASE_INSENSITIVE;

/**
 * `undefined` for all.
 * @throws ValidationError for an unknown category
 */
export function categoryKey(
  written: string | undefined,
  categories: readonly Category[],
): string | undefined {
  if (written === undefined || written.toLowerCase() === ALL_CATEGORIES) return undefined;
  const category = findCategory(written, categories);
  if (category) return category.key;
  const known = chooseMessage([...categories.map(({ name }) => name), 'All']);
  throw new ValidationError({ category: `The category “${written}” does not exist. ${known}` });
}

export function withCategoryKey<Query extends { category?: string | undefined }>(
  query: Query,
  categories: readonly Category[],
): Query {
  return { ...query, category: categoryKey(query.category, categories) };
}
