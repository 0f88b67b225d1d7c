import { DEFAULT_CATEGORY } from '@e-store/shared/catalog/categories';
import { isDepartment, type Department } from '@e-store/shared/catalog/departments';
import type { ProductQuery } from './products.slice.ts';

/** The department whose home page an address is; none at the plain one, and for a name that is none. */
export function homeDepartment(search: URLSearchParams): Department | undefined {
  const named = search.get('department');
  return isDepartment(named) ? named : undefined;
}

/** Spec §9: the list call of the home page, T-Shirt from 0 to 1500, page 1; in a department, of that department. */
export function homeProductsQuery(department?: Department): ProductQuery {
  return {
    page: '1',
    category: DEFAULT_CATEGORY,
    price: { gte: '0', lte: '1500' },
    ...(department && { department }),
  };
}

/** 'Selected just for you': over all types, the popular ones first. */
export function selectionQuery(department?: Department): ProductQuery {
  return { sort: 'popular', ...(department && { department }) };
}
