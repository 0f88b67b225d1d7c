import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from '@e-store/shared/transactions/transaction-statuses';
import type { ApiInput } from '../../../lib/api-client.ts';

export type TransactionUrl = Partial<Record<'status' | 'kind' | 'from' | 'to' | 'page', string>>;
type Filters = ApiInput<'GET /admin/transactions/export'>['query'];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);

const VALIDATORS: Record<keyof Required<TransactionUrl>, (text: string) => boolean> = {
  status: oneOf(TRANSACTION_STATUSES),
  kind: oneOf(TRANSACTION_KINDS),
  from: (text) => DAY.test(text),
  to: (text) => DAY.test(text),
  page: (text) => /^[1-9]\d{0,3}$/.test(text),
};

export function readTransactionUrl(search: URLSearchParams): TransactionUrl {
  const fields = Object.keys(VALIDATORS) as (keyof typeof VALIDATORS)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = search.get(field);
      return text !== null && VALIDATORS[field](text) ? [[field, text]] : [];
    }),
  );
}

export const transactionFilters = ({ page: _page, ...filters }: TransactionUrl) => filters as Filters;

export const toTransactionQuery = (url: TransactionUrl) =>
  url as ApiInput<'GET /admin/transactions'>['query'];
