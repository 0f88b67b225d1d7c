import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@e-store/shared/transactions/transaction-statuses';
import type { ApiInput } from '../../../lib/api-client.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Filters = ApiInput<'GET /admin/transactions/export'>['query'];

export const readTransactionUrl = (search: URLSearchParams) =>
  readListParams(search, {
    status: read.oneOf(TRANSACTION_STATUSES),
    kind: read.oneOf(TRANSACTION_KINDS),
    from: read.day,
    to: read.day,
    page: read.page,
  });
export type TransactionUrl = ReturnType<typeof readTransactionUrl>;

export const transactionFilters = ({ page: _page, ...filters }: TransactionUrl) => filters as Filters;

export const toTransactionQuery = (url: TransactionUrl) =>
  url as ApiInput<'GET /admin/transactions'>['query'];
