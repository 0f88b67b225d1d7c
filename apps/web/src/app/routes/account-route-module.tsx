import { isAnyOf } from '@reduxjs/toolkit';
import { fetchSessions, sessionsSlice } from '../../features/account/sessions.slice.ts';
import { login, logout, register } from '../../features/account/user.slice.ts';
import {
  fetchMyOrders,
  myOrdersSlice,
  ordersCleared,
  LATEST_ORDERS,
  readOrderPage,
} from '../../features/orders/my-orders.slice.ts';
import { fetchOrder, orderDetailsSlice } from '../../features/orders/order-details.slice.ts';
import { orderInvoices } from '../../features/invoices/order-invoices.slice.ts';
import { fetchMyTickets, myTicketsSlice, ticketsCleared } from '../../features/contact/my-tickets.slice.ts';
import { fetchPrivacy, privacyCleared, privacySlice } from '../../features/privacy/privacy.slice.ts';
import { requireObjectId, NO_REQUEST } from '../loading.ts';
import { page } from './page-modules.ts';
import { SignedInOnly } from '../signed-in-only.tsx';
import type { RouteModule, RouteContext } from './route-module.ts';

const reducers = {
  sessions: sessionsSlice.reducer,
  privacy: privacySlice.reducer,
  myTickets: myTicketsSlice.reducer,
  myOrders: myOrdersSlice.reducer,
  orderDetails: orderDetailsSlice.reducer,
  orderInvoices: orderInvoices.reducer,
};
export type AccountReducers = typeof reducers;

function accountRoutes({ store: { dispatch }, load, guards: { signedIn } }: RouteContext) {
  const loadOrder = signedIn(({ request, params }) =>
    load(request, dispatch(fetchOrder(requireObjectId(params)))),
  );
  return [
    {
      path: '/account',
      ...page('shop/account', () => import('../../pages/shop/account/account-page.tsx')),
      loader: signedIn(async ({ request }) => {
        await load(request, NO_REQUEST, dispatch(fetchMyOrders({ page: 1, limit: LATEST_ORDERS })));
        return null;
      }),
    },
    {
      path: '/account/edit',
      ...page('shop/edit-profile', () => import('../../pages/shop/edit-profile/edit-profile-page.tsx')),
      loader: signedIn(),
    },
    {
      path: '/account/sessions',
      ...page('shop/sessions', () => import('../../pages/shop/sessions/sessions-page.tsx')),
      loader: signedIn(({ request }) => load(request, dispatch(fetchSessions()))),
    },
    {
      path: '/account/messages',
      ...page('shop/my-tickets', () => import('../../pages/shop/my-tickets/my-tickets-page.tsx')),
      loader: signedIn(({ request }) => load(request, dispatch(fetchMyTickets()))),
    },
    {
      path: '/account/privacy',
      ...page('shop/your-data', () => import('../../pages/shop/your-data/your-data-page.tsx')),
      loader: signedIn(({ request }) => load(request, dispatch(fetchPrivacy()))),
    },
    {
      path: '/account/change-password',
      ...page(
        'shop/change-password',
        () => import('../../pages/shop/change-password/change-password-page.tsx'),
      ),
      loader: signedIn(),
    },
    {
      path: '/account/myorders',
      ...page('shop/my-orders', () => import('../../pages/shop/my-orders/my-orders-page.tsx')),
      loader: signedIn(({ request }) => load(request, dispatch(fetchMyOrders(readOrderPage(request))))),
    },
    {
      path: '/account/orderdetails/:id',
      ...page('shop/order-details', () => import('../../pages/shop/order-details/order-details-page.tsx')),
      loader: signedIn(({ request, params }) => {
        const id = requireObjectId(params);
        return load(request, dispatch(fetchOrder(id)), dispatch(orderInvoices.fetch(id)));
      }),
    },
    {
      path: '/account/orderdetails/:id/return',
      ...page('shop/order-return', () => import('../../pages/shop/order-return/order-return-page.tsx')),
      loader: loadOrder,
    },
  ];
}

export const routeModule: RouteModule = {
  reducers,
  listen: (listeners) => {
    listeners.startListening({
      matcher: isAnyOf(login.fulfilled, register.fulfilled, logout.fulfilled),
      effect: (_, { dispatch }) => {
        dispatch(ordersCleared());
        dispatch(privacyCleared());
        dispatch(ticketsCleared());
      },
    });
  },
  shopRoutes: (parts) => [
    { ...parts.withFooter('#account', accountRoutes(parts)), element: <SignedInOnly /> },
    parts.withFooter('#no-account', [
      {
        path: '/account/erased',
        ...page(
          'shop/account-erased',
          () => import('../../pages/shop/account-erased/account-erased-page.tsx'),
        ),
      },
    ]),
  ],
};
