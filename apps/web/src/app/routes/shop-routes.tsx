import { data, redirect, type RouteObject } from 'react-router-dom';
import { invalidGalleryParams, readGalleryUrl, toProductQuery } from '../../features/catalog/gallery-url.ts';
import { homeDepartment, homeProductsQuery, selectionQuery } from '../../features/catalog/home-queries.ts';
import { isBeyondLastPage, fetchProducts, selectProductList } from '../../features/catalog/products.slice.ts';
import { fetchProduct, fetchRelated } from '../../features/catalog/product-details.slice.ts';
import { fetchSelection } from '../../features/catalog/selection.slice.ts';
import { readReviewChoice } from '../../features/reviews/review-choice.ts';
import { fetchReviews } from '../../features/reviews/reviews.slice.ts';
import { fetchStore } from '../../features/store/store.slice.ts';
import { searchPath } from '@e-store/shared/web-paths';
import { Component as ErrorPage } from '../../pages/shop/error/error-page.tsx';
import {
  requireObjectId,
  NO_REQUEST,
  unknownDepartment,
  notFound,
  requireReadablePath,
  type Loader,
} from '../loading.ts';
import { page } from './page-modules.ts';
import { createRouteContext, type RouteModule } from './route-module.ts';
import { RootLayout } from '../root-layout.tsx';
import type { StoreHandle } from '../store.ts';

type RoutesOptions = {
  /** All on the server; in a browser those of the address, others by `patchRoutesOnNavigation`. */
  routeModules: readonly RouteModule[];
  isServer?: boolean;
};

export const SHOP_ROUTE = '#shop';

/** Every address of spec §2. */
export function makeRoutes(
  store: StoreHandle,
  { routeModules, isServer = false }: RoutesOptions,
): RouteObject[] {
  const { dispatch } = store;
  const parts = createRouteContext(store, isServer);
  const { load, ensureStoreLoaded, withFooter } = parts;
  const { visitor } = parts.guards;

  const loadHome: Loader = async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const department = homeDepartment(searchParams);
    if (searchParams.get('department') && !department) {
      await load(request, NO_REQUEST, ensureStoreLoaded());
      throw unknownDepartment();
    }
    const selection = dispatch(fetchSelection(selectionQuery(department)));
    return load(
      request,
      dispatch(fetchProducts(homeProductsQuery(department))),
      selection,
      ensureStoreLoaded(),
    );
  };

  const loadGallery: Loader = async ({ request, params }) => {
    const { searchParams } = new URL(request.url);
    const typed = searchParams.get('q');
    if (typed !== null) throw redirect(searchPath(typed));
    const choice = readGalleryUrl(params['keyword'], searchParams);
    await load(request, dispatch(fetchProducts(toProductQuery(choice))), ensureStoreLoaded());
    const list = isServer ? selectProductList(store.getState()) : null;
    if (list?.productCount === 0) await dispatch(fetchSelection(selectionQuery()));
    if (invalidGalleryParams(searchParams).length > 0) return data(null, { status: 400 });
    return list && isBeyondLastPage(list) ? data(null, { status: 404 }) : null;
  };

  const loadProduct: Loader = ({ request, params }) => {
    const id = requireObjectId(params);
    return load(
      request,
      dispatch(fetchProduct(id)),
      dispatch(fetchStore()),
      dispatch(fetchRelated(id)),
      dispatch(fetchReviews({ product: id, ...readReviewChoice(new URL(request.url).searchParams) })),
    );
  };

  const shop: RouteObject[] = [
    {
      path: '/',
      ...page('shop/home', () => import('../../pages/shop/home/home-page.tsx')),
      loader: loadHome,
    },
    {
      path: '/products/:keyword?',
      ...page('shop/gallery', () => import('../../pages/shop/gallery/gallery-page.tsx')),
      loader: loadGallery,
    },
    {
      path: '/product/:id',
      ...page('shop/product', () => import('../../pages/shop/product/product-page.tsx')),
      loader: loadProduct,
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    },
  ];

  const contentRoutes: RouteObject[] = [
    {
      path: '/wishlist',
      ...page('shop/wishlist', () => import('../../pages/shop/wishlist/wishlist-page.tsx')),
    },
    {
      path: '/login',
      ...page('shop/login', () => import('../../pages/shop/login/login-page.tsx')),
      loader: visitor(),
    },
    {
      path: '/register',
      ...page('shop/register', () => import('../../pages/shop/register/register-page.tsx')),
      loader: visitor(),
    },
    {
      path: '/forget-password',
      ...page(
        'shop/forget-password',
        () => import('../../pages/shop/forget-password/forget-password-page.tsx'),
      ),
    },
    {
      path: '/password/reset/:token',
      ...page('shop/reset-password', () => import('../../pages/shop/reset-password/reset-password-page.tsx')),
    },
  ];

  const unknown: RouteObject = {
    path: '*',
    Component: () => null,
    loader: () => {
      throw notFound();
    },
  };

  return [
    {
      element: <RootLayout />,
      ErrorBoundary: ErrorPage,
      children: [
        {
          id: SHOP_ROUTE,
          ErrorBoundary: ErrorPage,
          loader: requireReadablePath,
          children: [
            ...shop,
            withFooter('#plain', [...contentRoutes, unknown]),
            ...routeModules.flatMap(({ shopRoutes }) => shopRoutes?.(parts) ?? []),
          ],
        },
      ],
    },
    ...routeModules.flatMap(({ bareRoutes }) => bareRoutes?.(parts) ?? []),
  ];
}
