import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { categoriesSlice, fetchCategories } from '../../features/admin/categories.slice.ts';
import { confirmationSlice, fetchConfirmation } from '../../features/admin/confirmation.slice.ts';
import { createProductSlice } from '../../features/admin/create-product.slice.ts';
import { staffProductQuery } from '../../features/admin/staff-product-query.ts';
import { fetchStaffProduct, staffProductSlice } from '../../features/admin/staff-product.slice.ts';
import { fetchStaffProducts, staffProductsSlice } from '../../features/admin/staff-products.slice.ts';
import { salesSlice, fetchSales } from '../../features/dashboard/sales.slice.ts';
import { periodIn } from '../../features/dashboard/sales-period-choice.ts';
import { fetchSummary, summarySlice } from '../../features/dashboard/summary.slice.ts';
import { fetchTopProducts, topProductsSlice } from '../../features/dashboard/top-products.slice.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { fetchStaffSearch, staffSearchSlice } from '../../features/staff-search/staff-search.slice.ts';
import { FramedError } from '../framed-error.tsx';
import { idOf } from '../loading.ts';
import { page } from '../page-modules.ts';
import { SignedInOnly } from '../signed-in-only.tsx';
import { orderReducers, orderRoutes } from './admin-order-routes.ts';
import { peopleReducers, peopleRoutes } from './admin-people-routes.ts';
import type { Area, AreaParts } from './area.ts';
import { makeSectionGuard } from './section-guard.ts';

const reducers = {
  createProduct: createProductSlice.reducer,
  confirmation: confirmationSlice.reducer,
  staffProducts: staffProductsSlice.reducer,
  staffProduct: staffProductSlice.reducer,
  categories: categoriesSlice.reducer,
  summary: summarySlice.reducer,
  staffSearch: staffSearchSlice.reducer,
  sales: salesSlice.reducer,
  topProducts: topProductsSlice.reducer,
  ...orderReducers,
  ...peopleReducers,
};
export type AdminReducers = typeof reducers;

function adminRoutes(parts: AreaParts) {
  const {
    store,
    load,
    guards: { staff },
  } = parts;
  const { dispatch } = store;
  const only = makeSectionGuard(store, staff);
  return [
    {
      path: '/admin',
      ...page('admin', () => import('../../pages/admin/admin-page.tsx')),
      loader: staff(),
    },
    {
      path: '/admin/dashboard',
      ...page('admin-frame', () => import('../../pages/admin-frame/admin-frame-page.tsx')),
      loader: staff(({ request }) => load(request, dispatch(fetchConfirmation()))),
      // What is asked of the lists does not change who may see them.
      shouldRevalidate: () => false,
      children: [
        {
          index: true as const,
          ...page('admin-dashboard', () => import('../../pages/admin-dashboard/admin-dashboard-page.tsx')),
          loader: only('dashboard', ({ request }) => {
            const { searchParams } = new URL(request.url);
            return load(
              request,
              dispatch(fetchSummary()),
              dispatch(fetchSales(periodIn(searchParams, 'sales'))),
              dispatch(fetchTopProducts(periodIn(searchParams, 'top'))),
            );
          }),
        },
        {
          path: 'search',
          ...page('admin-search', () => import('../../pages/admin-search/admin-search-page.tsx')),
          loader: staff(({ request }) => {
            const role = selectUser(store.getState())?.role ?? 'Customer';
            const words = new URL(request.url).searchParams.get('keyword')?.trim().slice(0, 64) ?? '';
            return load(request, dispatch(fetchStaffSearch({ words, role })));
          }),
        },
        {
          path: 'addproduct',
          ...page(
            'admin-add-product',
            () => import('../../pages/admin-add-product/admin-add-product-page.tsx'),
          ),
          loader: only('products', ({ request }) => load(request, dispatch(fetchCategories()))),
        },
        {
          path: 'product/:id',
          ...page(
            'admin-edit-product',
            () => import('../../pages/admin-edit-product/admin-edit-product-page.tsx'),
          ),
          loader: only('products', ({ request, params }) =>
            load(request, dispatch(fetchStaffProduct(idOf(params))), dispatch(fetchCategories())),
          ),
        },
        {
          path: 'productlist',
          ...page(
            'admin-product-list',
            () => import('../../pages/admin-product-list/admin-product-list-page.tsx'),
          ),
          loader: only('products', ({ request }) =>
            load(
              request,
              dispatch(fetchStaffProducts(staffProductQuery(new URL(request.url).searchParams))),
              dispatch(fetchCategories()),
            ),
          ),
        },
        {
          path: 'categorylist',
          ...page(
            'admin-category-list',
            () => import('../../pages/admin-category-list/admin-category-list-page.tsx'),
          ),
          // What is searched for is found among those that are there.
          shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
            currentUrl.search === nextUrl.search,
          loader: only('categories', ({ request }) => load(request, dispatch(fetchCategories()))),
        },
        ...orderRoutes(parts, only),
        ...peopleRoutes(parts, only),
      ],
    },
  ];
}

export const area: Area = {
  reducers,
  bareRoutes: (parts) => [
    {
      ErrorBoundary: FramedError,
      children: [{ element: <SignedInOnly />, children: adminRoutes(parts) }],
    },
  ],
};
