import type { ProductList } from '@e-store/shared/catalog/endpoints';
import { pageCount } from '@e-store/shared/catalog/pages';

/** Whether the page exceeds the last one. An empty list has no last page. */
export function isBeyondLastPage({
  page,
  limit,
  productCount,
}: Pick<ProductList, 'page' | 'limit' | 'productCount'>): boolean {
  return productCount > 0 && page > pageCount(productCount, limit);
}
