import { deadMailQuery, deadMails, shopStatus } from '../../features/operations/admin/operations.slice.ts';
import { readOrderListUrl, toOrderListQuery } from '../../features/orders/admin/order-list-url.ts';
import {
  fetchPrintedOrders,
  readPrintedIds,
  printedOrdersSlice,
} from '../../features/orders/admin/printed-orders.slice.ts';
import { fetchStaffOrder, staffOrderSlice } from '../../features/orders/admin/staff-order.slice.ts';
import { staffOrders } from '../../features/orders/admin/staff-orders.slice.ts';
import { staffOrderInvoices } from '../../features/invoices/admin/staff-order-invoices.slice.ts';
import { summary, sales, readPeriod, topProducts } from '../../features/dashboard/admin/dashboard.slice.ts';
import { requireObjectId, notFound } from '../loading.ts';
import { catalogReducers, catalogScreens } from './admin-catalog-screens.ts';
import { moneyReducers, moneyScreens } from './admin-money-screens.ts';
import { page } from './page-modules.ts';
import type { RouteContext } from './route-module.ts';
import { makeSectionGuard } from './section-guard.ts';
import { auditTrail, auditQuery } from '../../features/staff/admin/audit.slice.ts';
import { customerQuery, customers, customerCard } from '../../features/customers/admin/customers.slice.ts';
import { promoCodeQuery, promoCodes } from '../../features/promotions/admin/promo-codes.slice.ts';
import {
  searchTermQuery,
  searchTerms,
  synonyms,
} from '../../features/search-insights/admin/search-insights.slice.ts';
import { newStaffOrder } from '../../features/orders/admin/new-staff-order.slice.ts';
import { staffMembers } from '../../features/staff/admin/staff-members.slice.ts';
import { staffReviewQuery, staffReviews } from '../../features/reviews/admin/staff-reviews.slice.ts';
import { subscriberQuery, subscribers } from '../../features/newsletter/admin/subscribers.slice.ts';
import { ticket, ticketQuery, tickets } from '../../features/contact/admin/tickets.slice.ts';
import { readSection } from '../../features/store/admin/settings-form.ts';
import { secondFactor } from '../../features/staff/admin/second-factor.slice.ts';
import { storeSettings, settingsHistory } from '../../features/store/admin/settings.slice.ts';
import { confirmationSlice } from '../../features/staff/admin/confirmation.slice.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { staffSearch, readKeyword } from '../../features/staff/admin/staff-search.slice.ts';
import { workSlice } from '../../features/dashboard/admin/work.slice.ts';

export const adminReducers = {
  confirmation: confirmationSlice.reducer,
  ...catalogReducers,
  summary: summary.reducer,
  work: workSlice.reducer,
  staffSearch: staffSearch.reducer,
  sales: sales.reducer,
  topProducts: topProducts.reducer,
  staffOrders: staffOrders.reducer,
  staffOrder: staffOrderSlice.reducer,
  staffOrderInvoices: staffOrderInvoices.reducer,
  printedOrders: printedOrdersSlice.reducer,
  ...moneyReducers,
  settings: storeSettings.reducer,
  settingsHistory: settingsHistory.reducer,
  auditTrail: auditTrail.reducer,
  customers: customers.reducer,
  customerCard: customerCard.reducer,
  newStaffOrder: newStaffOrder.reducer,
  staffMembers: staffMembers.reducer,
  staffReviews: staffReviews.reducer,
  promoCodes: promoCodes.reducer,
  subscribers: subscribers.reducer,
  searchTerms: searchTerms.reducer,
  synonyms: synonyms.reducer,
  tickets: tickets.reducer,
  ticket: ticket.reducer,
  deadMails: deadMails.reducer,
  secondFactor: secondFactor.reducer,
  shopStatus: shopStatus.reducer,
};

export function adminScreens(parts: RouteContext) {
  const {
    store,
    load,
    ensureStoreLoaded,
    guards: { staff },
  } = parts;
  const { dispatch } = store;
  const only = makeSectionGuard(parts);
  return [
    {
      index: true as const,
      ...page('admin/dashboard', () => import('../../pages/admin/dashboard/dashboard-page.tsx')),
      loader: only('dashboard', ({ search }) => [
        summary.fetch(),
        sales.fetch({ by: readPeriod(search, 'sales') }),
        topProducts.fetch({ by: readPeriod(search, 'top') }),
      ]),
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
    ...catalogScreens(only),
    {
      path: 'orderlist',
      ...page('admin/order-list', () => import('../../pages/admin/order-list/order-list-page.tsx')),
      loader: only('orders', ({ search }) => [staffOrders.fetch(toOrderListQuery(readOrderListUrl(search)))]),
    },
    {
      path: 'orderlist/print',
      ...page('admin/order-print', () => import('../../pages/admin/order-print/order-print-page.tsx')),
      loader: only('orders', ({ search }) => [fetchPrintedOrders(readPrintedIds(search)), ensureStoreLoaded]),
    },
    {
      path: 'orderlist/:id',
      ...page('admin/order', () => import('../../pages/admin/order/order-page.tsx')),
      loader: only('orders', ({ params }) => [fetchStaffOrder(requireObjectId(params))]),
    },
    ...moneyScreens(only),
    {
      path: 'settings',
      ...page('admin/settings', () => import('../../pages/admin/settings/settings-page.tsx')),
      loader: only('settings', ({ search }) => [
        storeSettings.fetch(),
        settingsHistory.fetch(readSection(search)),
      ]),
    },
    {
      path: 'customers',
      ...page('admin/customers', () => import('../../pages/admin/customers/customers-page.tsx')),
      loader: only('customers', ({ search }) => [customers.fetch(customerQuery(search))]),
    },
    {
      path: 'customers/:id',
      ...page('admin/customer', () => import('../../pages/admin/customer/customer-page.tsx')),
      loader: only('customers', ({ params }) => [customerCard.fetch(requireObjectId(params))]),
    },
    {
      path: 'customers/:id/order',
      ...page('admin/new-order', () => import('../../pages/admin/new-order/new-order-page.tsx')),
      loader: only('customers', ({ params }) => [
        newStaffOrder.fetch(requireObjectId(params)),
        ensureStoreLoaded,
      ]),
    },
    {
      path: 'reviews',
      ...page('admin/reviews', () => import('../../pages/admin/reviews/reviews-page.tsx')),
      loader: only('reviews', ({ search }) => [staffReviews.fetch(staffReviewQuery(search))]),
    },
    {
      path: 'promocodes',
      ...page('admin/promo-codes', () => import('../../pages/admin/promo-codes/promo-codes-page.tsx')),
      loader: only('promotions', ({ search }) => [promoCodes.fetch(promoCodeQuery(search))]),
    },
    {
      path: 'searchterms',
      ...page('admin/search-terms', () => import('../../pages/admin/search-terms/search-terms-page.tsx')),
      loader: only('search', ({ search }) => [searchTerms.fetch(searchTermQuery(search)), synonyms.fetch()]),
    },
    {
      path: 'messages',
      ...page('admin/messages', () => import('../../pages/admin/messages/messages-page.tsx')),
      loader: only('messages', ({ search }) => [tickets.fetch(ticketQuery(search))]),
    },
    {
      path: 'messages/:id',
      ...page('admin/ticket', () => import('../../pages/admin/ticket/ticket-page.tsx')),
      loader: only('messages', ({ params }) => [ticket.fetch(requireObjectId(params))]),
    },
    {
      path: 'newsletter',
      ...page('admin/newsletter', () => import('../../pages/admin/newsletter/newsletter-page.tsx')),
      loader: only('newsletter', ({ search }) => [subscribers.fetch(subscriberQuery(search))]),
    },
    {
      path: 'mails',
      ...page('admin/mails', () => import('../../pages/admin/mails/mails-page.tsx')),
      loader: only('mail', ({ search }) => [deadMails.fetch(deadMailQuery(search))]),
    },
    {
      path: 'staff',
      ...page('admin/staff', () => import('../../pages/admin/staff/staff-page.tsx')),
      loader: only('staff', () => [staffMembers.fetch()]),
    },
    {
      path: 'audit',
      ...page('admin/audit', () => import('../../pages/admin/audit/audit-page.tsx')),
      loader: only('audit', ({ search }) => [auditTrail.fetch(auditQuery(search)), staffMembers.fetch()]),
    },
    {
      path: 'status',
      ...page('admin/status', () => import('../../pages/admin/status/status-page.tsx')),
      loader: only('status', () => [shopStatus.fetch()]),
    },
    {
      path: 'two-step',
      ...page('admin/two-step', () => import('../../pages/admin/two-step/two-step-page.tsx')),
      loader: staff(({ request }) => load(request, dispatch(secondFactor.fetch()))),
    },
    {
      path: '*',
      Component: () => null,
      loader: staff(() => {
        throw notFound();
      }),
    },
  ];
}
