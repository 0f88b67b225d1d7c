import { DEFAULT_CATEGORY, isDepartment, type Department } from '@e-store/shared/catalog/list-choices';
import type { ProductQuery } from './products.slice.ts';

export function homeDepartment(search: URLSearchParams): Department | undefined {
  const named = search.get('department');
  return isDepartment(named) ? named : undefined;
}

/** Spec §9: T-Shirt from 0 to 1500, page 1, within the department. */
export function homeProductsQuery(department?: Department): ProductQuery {
  return {
    page: '1',
    category: DEFAULT_CATEGORY,
    price: { gte: '0', lte: '1500' },
    ...(department && { department }),
  };
}

/** 'Selected just for you': popular products of all types. */
export function selectionQuery(department?: Department): ProductQuery {
  return { sort: 'popular', ...(department && { department }) };
}
