import { resolveDeadMails } from '../../features/operations/admin/operations.slice.ts';
import { isAnyOf } from '@reduxjs/toolkit';
import { readOrderListUrl, toOrderListQuery } from '../../features/orders/admin/order-list-url.ts';
import {
  fetchPrintedOrders,
  readPrintedIds,
  printedOrdersSlice,
} from '../../features/orders/admin/printed-orders.slice.ts';
import {
  correctOrder,
  decideReturn,
  fetchStaffOrder,
  moveOrder,
  payRefund,
  staffOrderSlice,
} from '../../features/orders/admin/staff-order.slice.ts';
import { moveOrders, staffOrders, undoMoves } from '../../features/orders/admin/staff-orders.slice.ts';
import { readTransactionUrl, toTransactionQuery } from '../../features/transactions/admin/transaction-url.ts';
import { transactions } from '../../features/transactions/admin/transactions.slice.ts';
import { summary } from '../../features/dashboard/admin/dashboard.slice.ts';
import { requireObjectId } from '../loading.ts';
import { page } from './page-modules.ts';
import type { RouteContext } from './route-module.ts';
import type { makeSectionGuard } from './section-guard.ts';

export const orderReducers = {
  staffOrders: staffOrders.reducer,
  staffOrder: staffOrderSlice.reducer,
  printedOrders: printedOrdersSlice.reducer,
  transactions: transactions.reducer,
};

export const isWorkDone = isAnyOf(
  moveOrder.fulfilled,
  moveOrders.fulfilled,
  correctOrder.fulfilled,
  undoMoves.fulfilled,
  decideReturn.fulfilled,
  payRefund.fulfilled,
  resolveDeadMails.fulfilled,
);

const searchOf = (request: Request) => new URL(request.url).searchParams;

export function orderRoutes(
  { store: { dispatch }, load, ensureStoreLoaded }: RouteContext,
  only: ReturnType<typeof makeSectionGuard>,
) {
  return [
    {
      path: 'orderlist',
      ...page('admin/order-list', () => import('../../pages/admin/order-list/order-list-page.tsx')),
      loader: only('orders', ({ request }) =>
        load(request, dispatch(staffOrders.fetch(toOrderListQuery(readOrderListUrl(searchOf(request)))))),
      ),
    },
    {
      path: 'orderlist/print',
      ...page('admin/order-print', () => import('../../pages/admin/order-print/order-print-page.tsx')),
      loader: only('orders', ({ request }) =>
        load(request, dispatch(fetchPrintedOrders(readPrintedIds(searchOf(request)))), ensureStoreLoaded()),
      ),
    },
    {
      path: 'orderlist/:id',
      ...page('admin/order', () => import('../../pages/admin/order/order-page.tsx')),
      loader: only('orders', ({ request, params }) =>
        load(request, dispatch(fetchStaffOrder(requireObjectId(params)))),
      ),
    },
    {
      path: 'transactionlist',
      ...page(
        'admin/transaction-list',
        () => import('../../pages/admin/transaction-list/transaction-list-page.tsx'),
      ),
      loader: only('transactions', ({ request }) =>
        load(
          request,
          dispatch(transactions.fetch(toTransactionQuery(readTransactionUrl(searchOf(request))))),
          dispatch(summary.fetch()),
        ),
      ),
    },
  ];
}
