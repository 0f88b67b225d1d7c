import { fetchStaffProducts, staffProductsSlice } from '../../features/catalog/admin/staff-products.slice.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { staffCategories } from '../../features/catalog/admin/categories.slice.ts';
import { createProductSlice } from '../../features/catalog/admin/create-product.slice.ts';
import { staffProductQuery } from '../../features/catalog/admin/staff-product-query.ts';
import { readCopyId } from '../../features/catalog/admin/copied-product.ts';
import {
  staffProduct,
  stockHistory,
  stockHistoryQuery,
} from '../../features/catalog/admin/staff-product.slice.ts';
import { requireObjectId } from '../loading.ts';
import { page } from './page-modules.ts';
import type { makeSectionGuard } from './section-guard.ts';

export const catalogReducers = {
  createProduct: createProductSlice.reducer,
  staffProducts: staffProductsSlice.reducer,
  staffProduct: staffProduct.reducer,
  stockHistory: stockHistory.reducer,
  categories: staffCategories.reducer,
};

export const catalogScreens = (only: ReturnType<typeof makeSectionGuard>) => [
  {
    path: 'addproduct',
    ...page('admin/add-product', () => import('../../pages/admin/add-product/add-product-page.tsx')),
    loader: only('products', ({ search }) => {
      const copyOf = readCopyId(search);
      return [staffCategories.fetch(), ...(copyOf ? [staffProduct.fetch(copyOf)] : [])];
    }),
  },
  {
    path: 'product/:id',
    ...page('admin/edit-product', () => import('../../pages/admin/edit-product/edit-product-page.tsx')),
    loader: only('products', ({ params }) => [
      staffProduct.fetch(requireObjectId(params)),
      staffCategories.fetch(),
    ]),
  },
  {
    path: 'productlist/stock/:id',
    ...page('admin/stock-history', () => import('../../pages/admin/stock-history/stock-history-page.tsx')),
    loader: only('products', ({ params, search }) => [
      stockHistory.fetch({ id: requireObjectId(params), ...stockHistoryQuery(search) }),
    ]),
  },
  {
    path: 'productlist',
    ...page('admin/product-list', () => import('../../pages/admin/product-list/product-list-page.tsx')),
    loader: only('products', ({ search }) => [
      fetchStaffProducts(staffProductQuery(search)),
      staffCategories.fetch(),
    ]),
  },
  {
    path: 'productlist/import',
    ...page('admin/product-import', () => import('../../pages/admin/product-import/product-import-page.tsx')),
    loader: only('products', () => [staffCategories.fetch()]),
  },
  {
    path: 'categorylist',
    ...page('admin/category-list', () => import('../../pages/admin/category-list/category-list-page.tsx')),
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.search === nextUrl.search,
    loader: only('categories', () => [staffCategories.fetch()]),
  },
];
