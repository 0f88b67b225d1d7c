import {
  cashQuery,
  closing,
  closingQuery,
  owedCash,
  remittanceQuery,
  remittances,
  returnRateQuery,
  returnRates,
} from '../../features/cash/admin/cash.slice.ts';
import { summary } from '../../features/dashboard/admin/dashboard.slice.ts';
import { accountQuery, accounts } from '../../features/invoices/admin/accounts.slice.ts';
import { paymentQuery, staffPayments } from '../../features/orders/admin/payments.slice.ts';
import { readTransactionUrl, toTransactionQuery } from '../../features/transactions/admin/transaction-url.ts';
import { transactions } from '../../features/transactions/admin/transactions.slice.ts';
import { page } from './page-modules.ts';
import type { makeSectionGuard } from './section-guard.ts';

export const moneyReducers = {
  transactions: transactions.reducer,
  staffPayments: staffPayments.reducer,
  accounts: accounts.reducer,
  owedCash: owedCash.reducer,
  remittances: remittances.reducer,
  closing: closing.reducer,
  returnRates: returnRates.reducer,
};

/** Screens of E-DASH about money received, refunded and owed as tax. */
export const moneyScreens = (only: ReturnType<typeof makeSectionGuard>) => [
  {
    path: 'transactionlist',
    ...page(
      'admin/transaction-list',
      () => import('../../pages/admin/transaction-list/transaction-list-page.tsx'),
    ),
    loader: only('transactions', ({ search }) => [
      transactions.fetch(toTransactionQuery(readTransactionUrl(search))),
      summary.fetch(),
    ]),
  },
  {
    path: 'payments',
    ...page('admin/payments', () => import('../../pages/admin/payments/payments-page.tsx')),
    loader: only('transactions', ({ search }) => [staffPayments.fetch(paymentQuery(search))]),
  },
  {
    path: 'cash',
    ...page('admin/cash', () => import('../../pages/admin/cash/cash-page.tsx')),
    loader: only('transactions', ({ search }) => [owedCash.fetch(cashQuery(search))]),
  },
  {
    path: 'cash/remittances',
    ...page('admin/remittances', () => import('../../pages/admin/remittances/remittances-page.tsx')),
    loader: only('transactions', ({ search }) => [remittances.fetch(remittanceQuery(search))]),
  },
  {
    path: 'cash/closing',
    ...page('admin/cash-closing', () => import('../../pages/admin/cash-closing/cash-closing-page.tsx')),
    loader: only('transactions', ({ search }) => [closing.fetch(closingQuery(search))]),
  },
  {
    path: 'cash/return-rates',
    ...page('admin/return-rates', () => import('../../pages/admin/return-rates/return-rates-page.tsx')),
    loader: only('transactions', ({ search }) => [returnRates.fetch(returnRateQuery(search))]),
  },
  {
    path: 'accounts',
    ...page('admin/accounts', () => import('../../pages/admin/accounts/accounts-page.tsx')),
    loader: only('transactions', ({ search }) => [accounts.fetch(accountQuery(search))]),
  },
];
