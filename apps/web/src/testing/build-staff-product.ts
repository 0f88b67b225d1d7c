import type { StaffCategory } from '@e-store/shared/catalog/category-endpoints';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import type { ApiResponse } from '../lib/api-client.ts';
import { buildProduct } from './build-product.ts';
import { objectId } from './object-id.ts';

export function buildStaffProduct(changes: Partial<StaffProduct> = {}): StaffProduct {
  return {
    ...buildProduct(),
    cost: 310,
    status: 'published',
    version: 1,
    updatedAt: '2026-11-01T10:00:00.000Z',
    sold: 4,
    ...changes,
  };
}

export function buildStaffProducts(
  count = 3,
  changes: Partial<ApiResponse<'GET /admin/products'>> = {},
): ApiResponse<'GET /admin/products'> {
  const products = Array.from({ length: count }, (_, index) =>
    buildStaffProduct({ _id: objectId(index + 1), name: `T-shirt ${index + 1}` }),
  );
  return { products, total: count, page: 1, limit: 25, lowStock: 3, ...changes };
}

export const THREE_CATEGORIES: StaffCategory[] = [
  { key: 'T-Shirt', name: 'T-Shirt', products: 3, archived: 0, isFirst: true },
  { key: 'Shirts', name: 'Shirt', products: 2, archived: 0, isFirst: false },
  { key: 'jeans', name: 'Jeans', products: 0, archived: 0, isFirst: false },
];
