import { data, redirect, type RouteObject } from 'react-router-dom';
import { fetchSessions } from '../features/account/sessions.slice.ts';
import { adminProductQuery } from '../features/admin/admin-product-query.ts';
import { misreadIn, readGalleryUrl, toProductQuery } from '../features/catalog/gallery-url.ts';
import { homeDepartment, homeProductsQuery, selectionQuery } from '../features/catalog/home-queries.ts';
import { isBeyondLastPage } from '../features/catalog/is-beyond-last-page.ts';
import { fetchConfirmation } from '../features/admin/confirmation.slice.ts';
import { fetchProduct, fetchRelated } from '../features/catalog/product-details.slice.ts';
import { fetchProducts, selectProductList } from '../features/catalog/products.slice.ts';
import { fetchSelection } from '../features/catalog/selection.slice.ts';
import { fetchMyOrders } from '../features/orders/my-orders.slice.ts';
import { LATEST_ORDERS, readOrderPage } from '../features/orders/order-page.ts';
import { fetchOrder } from '../features/orders/order-details.slice.ts';
import { makeNewsletterRoutes } from './newsletter-routes.tsx';
import { readReviewChoice } from '../features/reviews/review-choice.ts';
import { fetchReviews } from '../features/reviews/reviews.slice.ts';
import { fetchStore, selectCharges } from '../features/store/store.slice.ts';
import { searchPath } from '../lib/paths.ts';
import { Component as ErrorPage } from '../pages/error/error-page.tsx';
import { FramedError } from './framed-error.tsx';
import {
  idOf,
  makeGuards,
  makeLoad,
  noSuchDepartment,
  notFound,
  readableOnly,
  type Loader,
} from './loading.ts';
import { page } from './page-modules.ts';
import { makeReadingRoutes } from './reading-routes.tsx';
import { RootLayout } from './root-layout.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import type { AppStore } from './store.ts';

/** Of what needs no request. */
const KNOWN = { meta: { requestStatus: 'fulfilled' } };

/** Every address of spec §2. A loader of the server waits for its data, one of a browser only asks for it. */
export function makeRoutes(store: AppStore, { isServer = false } = {}): RouteObject[] {
  const { dispatch } = store;
  const load = makeLoad(isServer);
  const { signedIn, staff, visitor } = makeGuards(store);

  /** What the promises name; they have their words without it, too. Asked once. */
  const storeKnown = () =>
    selectCharges(store.getState()) ? Promise.resolve(KNOWN) : dispatch(fetchStore());

  const loadHome: Loader = ({ request }) => {
    const { searchParams } = new URL(request.url);
    const department = homeDepartment(searchParams);
    if (searchParams.get('department') && !department) throw noSuchDepartment();
    const selection = dispatch(fetchSelection(selectionQuery(department)));
    return load(request, dispatch(fetchProducts(homeProductsQuery(department))), selection, storeKnown());
  };

  const loadGallery: Loader = async ({ request, params }) => {
    const { searchParams } = new URL(request.url);
    const typed = searchParams.get('q'); // the search box without scripts
    if (typed !== null) throw redirect(searchPath(typed));
    const choice = readGalleryUrl(params['keyword'], searchParams);
    await load(request, dispatch(fetchProducts(toProductQuery(choice))), storeKnown());
    const list = isServer ? selectProductList(store.getState()) : null;
    if (list?.productCount === 0) await dispatch(fetchSelection(selectionQuery())); // what others choose
    if (misreadIn(searchParams).length > 0) return data(null, { status: 400 });
    return list && isBeyondLastPage(list) ? data(null, { status: 404 }) : null;
  };

  const loadProduct: Loader = ({ request, params }) => {
    const id = idOf(params);
    return load(
      request,
      dispatch(fetchProduct(id)),
      dispatch(fetchStore()),
      dispatch(fetchRelated(id)),
      dispatch(fetchReviews({ product: id, ...readReviewChoice(new URL(request.url).searchParams) })),
    );
  };

  const loadReading: Loader = ({ request }) => load(request, Promise.resolve(KNOWN), storeKnown());

  const loadAdminProducts: Loader = ({ request }) =>
    load(request, dispatch(fetchProducts(adminProductQuery(new URL(request.url).searchParams))));

  const loadCart: Loader = ({ request }) =>
    load(request, dispatch(fetchStore()), dispatch(fetchSelection(selectionQuery())));

  const loadCheckout: Loader = ({ request }) => load(request, dispatch(fetchStore()));

  /** The profile is there already: orders that cannot be had say so in their own place. */
  const loadAccount: Loader = async () => {
    const orders = dispatch(fetchMyOrders({ page: 1, limit: LATEST_ORDERS }));
    if (isServer) await orders;
    return null;
  };

  const loadOrder: Loader = ({ request, params }) => load(request, dispatch(fetchOrder(idOf(params))));

  const shop: RouteObject[] = [
    { path: '/', ...page('home'), loader: loadHome },
    { path: '/products/:keyword?', ...page('gallery'), loader: loadGallery },
    {
      path: '/product/:id',
      ...page('product'),
      loader: loadProduct,
      // Other reviews of the same product are asked for by their own place on the page.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    },
    {
      path: '/cart',
      ...page('cart'),
      // The cart needs no account, the second step does.
      loader: (args) =>
        new URL(args.request.url).searchParams.get('step') === '2'
          ? signedIn(loadCheckout)(args)
          : loadCart(args),
    },
    { path: '/wishlist', ...page('wishlist') },
    { path: '/login', ...page('login'), loader: visitor() },
    { path: '/register', ...page('register'), loader: visitor() },
    { path: '/forget-password', ...page('forget-password') },
    { path: '/password/reset/:token', ...page('reset-password') },
  ];

  const account: RouteObject[] = [
    { path: '/account', ...page('account'), loader: signedIn(loadAccount) },
    { path: '/account/edit', ...page('edit-profile'), loader: signedIn() },
    { path: '/account/change-password', ...page('change-password'), loader: signedIn() },
    {
      path: '/account/sessions',
      ...page('sessions'),
      loader: signedIn(({ request }) => load(request, dispatch(fetchSessions()))),
    },
    {
      path: '/account/myorders',
      ...page('my-orders'),
      loader: signedIn(({ request }) => load(request, dispatch(fetchMyOrders(readOrderPage(request))))),
    },
    {
      path: '/account/orderdetails/:id',
      ...page('order-details'),
      loader: signedIn(loadOrder),
    },
    { path: '/account/orderdetails/:id/return', ...page('order-return'), loader: signedIn(loadOrder) },
  ];

  const admin: RouteObject[] = [
    { path: '/admin', ...page('admin'), loader: staff() },
    {
      path: '/admin/dashboard',
      ...page('admin-frame'),
      loader: staff(({ request }) => load(request, dispatch(fetchConfirmation()))),
      children: [
        { index: true, ...page('admin-dashboard'), loader: staff() },
        { path: 'addproduct', ...page('admin-add-product'), loader: staff() },
        { path: 'productlist', ...page('admin-product-list'), loader: staff(loadAdminProducts) },
        { path: 'categorylist', ...page('admin-category-list'), loader: staff() },
        { path: 'orderlist', ...page('admin-order-list'), loader: staff() },
        { path: 'transactionlist', ...page('admin-transaction-list'), loader: staff() },
        { path: 'settings', ...page('admin-settings'), loader: staff() },
      ],
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
          ErrorBoundary: ErrorPage,
          loader: readableOnly,
          children: [
            ...shop,
            ...makeNewsletterRoutes(store),
            ...makeReadingRoutes(store, loadReading),
            { element: <SignedInOnly />, children: account },
            unknown,
          ],
        },
      ],
    },
    { ErrorBoundary: FramedError, children: [{ element: <SignedInOnly />, children: admin }] },
  ];
}
