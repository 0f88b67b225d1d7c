import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { pageCount } from '@e-store/shared/catalog/pages';

/** Whether a page was asked for that the list does not have. A list of nothing has no last page to be beyond. */
export function isBeyondLastPage({
  page,
  limit,
  productCount,
}: Pick<ProductList, 'page' | 'limit' | 'productCount'>): boolean {
  return productCount > 0 && page > pageCount(productCount, limit);
}
