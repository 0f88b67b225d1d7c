import { isAnyOf } from '@reduxjs/toolkit';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { categoriesSlice, fetchCategories } from '../../features/catalog/admin/categories.slice.ts';
import { confirmationSlice, fetchConfirmation } from '../../features/staff/admin/confirmation.slice.ts';
import { createProductSlice } from '../../features/catalog/admin/create-product.slice.ts';
import { firstPermittedPath } from '../../features/staff/admin/admin-menu-entries.ts';
import { readPrintPaper, savePrintPaper } from '../../features/orders/admin/print-paper.storage.ts';
import { paperChosen, paperRestored } from '../../features/orders/admin/printed-orders.slice.ts';
import { staffProductQuery } from '../../features/catalog/admin/staff-product-query.ts';
import { fetchStaffProduct, staffProductSlice } from '../../features/catalog/admin/staff-product.slice.ts';
import { fetchStaffProducts, staffProductsSlice } from '../../features/catalog/admin/staff-products.slice.ts';
import { sales, readPeriod, summary, topProducts } from '../../features/dashboard/admin/dashboard.slice.ts';
import { logout, selectUser } from '../../features/account/user.slice.ts';
import { staffSearch, readKeyword } from '../../features/staff/admin/staff-search.slice.ts';
import {
  clearWorkSeen,
  readWorkSeen,
  saveWorkSeen,
} from '../../features/dashboard/admin/work-seen.storage.ts';
import {
  fetchWork,
  selectWorkSeen,
  workSeen,
  workSeenRestored,
  workSlice,
  type WorkState,
} from '../../features/dashboard/admin/work.slice.ts';
import { AnnouncePage } from '../announce-page.tsx';
import { FramedError } from '../framed-error.tsx';
import { Component as AdminErrorPage } from '../../pages/admin/error/error-page.tsx';
import { nextPath } from '../../lib/next-path.ts';
import { paths } from '@e-store/shared/web-paths';
import type { AppDispatch } from '../../lib/thunk.ts';
import type { Listeners } from '../../lib/create-listeners.ts';
import { appStarted, routeModuleAdded } from '../../lib/app-events.ts';
import { requireObjectId, NO_REQUEST, notFound } from '../loading.ts';
import { page } from './page-modules.ts';
import { SignedInOnly } from '../signed-in-only.tsx';
import { isWorkDone, orderReducers, orderRoutes } from './admin-order-routes.ts';
import { isMessageDone, peopleReducers, peopleRoutes } from './admin-people-routes.ts';
import type { RouteModule, RouteContext, BrowserStorage } from './route-module.ts';
import { makeSectionGuard } from './section-guard.ts';

const reducers = {
  createProduct: createProductSlice.reducer,
  confirmation: confirmationSlice.reducer,
  staffProducts: staffProductsSlice.reducer,
  staffProduct: staffProductSlice.reducer,
  categories: categoriesSlice.reducer,
  summary: summary.reducer,
  work: workSlice.reducer,
  staffSearch: staffSearch.reducer,
  sales: sales.reducer,
  topProducts: topProducts.reducer,
  ...orderReducers,
  ...peopleReducers,
};
export type AdminReducers = typeof reducers;

function adminRoutes(parts: RouteContext) {
  const {
    store,
    load,
    guards: { staff },
  } = parts;
  const { dispatch } = store;
  return [
    {
      path: '/admin',
      ...page(
        'admin/confirm-password',
        () => import('../../pages/admin/confirm-password/confirm-password-page.tsx'),
      ),
      loader: staff(async ({ request }) => {
        // A password entered within 30 minutes is not requested again.
        const { meta } = await dispatch(fetchConfirmation());
        if (meta.requestStatus === 'rejected') return null;
        const role = selectUser(store.getState())?.role ?? 'Customer';
        throw redirect(nextPath(new URL(request.url).searchParams.get('next'), firstPermittedPath(role)));
      }),
    },
    {
      path: '/admin/dashboard',
      ...page('admin/frame', () => import('../../pages/admin/frame/frame-page.tsx')),
      loader: staff(({ request }) => {
        const isOnDashboard = new URL(request.url).pathname.replace(/\/$/, '') === paths.dashboard();
        return load(
          request,
          dispatch(fetchConfirmation()),
          isOnDashboard ? NO_REQUEST : dispatch(fetchWork()),
        );
      }),
      // List filters do not change who has access.
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: AdminErrorPage, children: adminChildRoutes(parts) }],
    },
  ];
}

function adminChildRoutes(parts: RouteContext) {
  const {
    store,
    load,
    guards: { staff },
  } = parts;
  const { dispatch } = store;
  const only = makeSectionGuard(store, staff);
  return [
    {
      index: true as const,
      ...page('admin/dashboard', () => import('../../pages/admin/dashboard/dashboard-page.tsx')),
      loader: only('dashboard', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return load(
          request,
          dispatch(summary.fetch()),
          dispatch(sales.fetch(readPeriod(searchParams, 'sales'))),
          dispatch(topProducts.fetch(readPeriod(searchParams, 'top'))),
        );
      }),
    },
    {
      path: 'search',
      ...page('admin/search', () => import('../../pages/admin/search/search-page.tsx')),
      loader: staff(({ request }) => {
        const role = selectUser(store.getState())?.role ?? 'Customer';
        const words = readKeyword(new URL(request.url).searchParams);
        return load(request, dispatch(staffSearch.fetch({ words, role })));
      }),
    },
    {
      path: 'addproduct',
      ...page('admin/add-product', () => import('../../pages/admin/add-product/add-product-page.tsx')),
      loader: only('products', ({ request }) => load(request, dispatch(fetchCategories()))),
    },
    {
      path: 'product/:id',
      ...page('admin/edit-product', () => import('../../pages/admin/edit-product/edit-product-page.tsx')),
      loader: only('products', ({ request, params }) =>
        load(request, dispatch(fetchStaffProduct(requireObjectId(params))), dispatch(fetchCategories())),
      ),
    },
    {
      path: 'productlist',
      ...page('admin/product-list', () => import('../../pages/admin/product-list/product-list-page.tsx')),
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
      ...page('admin/category-list', () => import('../../pages/admin/category-list/category-list-page.tsx')),
      shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
        currentUrl.search === nextUrl.search,
      loader: only('categories', ({ request }) => load(request, dispatch(fetchCategories()))),
    },
    ...orderRoutes(parts, only),
    ...peopleRoutes(parts, only),
    {
      path: '*',
      Component: () => null,
      loader: staff(() => {
        throw notFound();
      }),
    },
  ];
}

function addSeenWorkListener(listeners: Listeners, local: BrowserStorage['local']): void {
  listeners.startListening({
    matcher: isAnyOf(appStarted, routeModuleAdded),
    effect: (_, { dispatch }) => {
      dispatch(workSeenRestored(readWorkSeen(local)));
    },
  });
  listeners.startListening({
    matcher: isAnyOf(workSeen, fetchWork.fulfilled, summary.fetch.fulfilled),
    effect: (_, listenerApi) => {
      saveWorkSeen(local, selectWorkSeen(listenerApi.getState() as { work: WorkState }));
    },
  });
  listeners.startListening({ actionCreator: logout.fulfilled, effect: () => clearWorkSeen(local) });
}

function addPrintPaperListener(listeners: Listeners, local: BrowserStorage['local']): void {
  listeners.startListening({
    matcher: isAnyOf(appStarted, routeModuleAdded),
    effect: (_, { dispatch }) => {
      dispatch(paperRestored(readPrintPaper(local)));
    },
  });
  listeners.startListening({
    actionCreator: paperChosen,
    effect: ({ payload }) => savePrintPaper(local, payload),
  });
}

export const routeModule: RouteModule = {
  reducers,
  listen: (listeners, storage) => {
    if (storage) {
      addSeenWorkListener(listeners, storage.local);
      addPrintPaperListener(listeners, storage.local);
    }
    listeners.startListening.withTypes<unknown, AppDispatch>()({
      matcher: isAnyOf(isWorkDone, isMessageDone),
      effect: (_, { dispatch }) => {
        void dispatch(fetchWork());
      },
    });
  },
  bareRoutes: (parts) => [
    {
      ErrorBoundary: FramedError,
      children: [
        {
          element: (
            <>
              <SignedInOnly />
              <AnnouncePage />
            </>
          ),
          children: adminRoutes(parts),
        },
      ],
    },
  ],
};
