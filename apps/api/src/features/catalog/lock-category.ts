import { findCategory } from '@e-store/shared/catalog/categories';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { ValidationError } from '../../platform/errors/errors.ts';

/**
 * Returns the key of a category and locks it in the caller's transaction, so that no concurrent delete
 * succeeds.
 * @throws ValidationError at `category` for an unknown name
 */
export async function lockCategory(
  { database, categories, now }: Pick<Context, 'database' | 'categories' | 'now'>,
  written: string,
  transaction: ClientSession,
): Promise<string> {
  const allCategories = await categories.all();
  const key = findCategory(written, allCategories)?.key ?? written;
  const { matchedCount } = await database.categories.updateOne(
    { _id: key },
    { $set: { usedAt: now() } },
    { session: transaction },
  );
  if (matchedCount === 1) return key;
  throw new ValidationError({
    category: `Choose ${allCategories.map((category) => category.key).join(', ')}.`,
  });
}
