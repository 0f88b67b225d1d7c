import { z } from 'zod';
import { isChronological, NOT_CHRONOLOGICAL } from '../day-range.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { Transaction } from './transaction.ts';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from './transaction-statuses.ts';

const filters = {
  status: z.enum(TRANSACTION_STATUSES, 'This status does not exist.').optional(),
  kind: z.enum(TRANSACTION_KINDS, 'Choose cod, prepaid or refund.').optional(),
  ...listQuery.days,
};

export const TransactionQuery = z
  .object({ ...listQuery.page, ...filters })
  .refine(isChronological, NOT_CHRONOLOGICAL);
export type TransactionQuery = z.infer<typeof TransactionQuery>;

const Sum = z.object({ count: z.int(), amount: z.int().describe('In whole rupees.') });

export const TransactionSums = z.object({
  collected: Sum,
  outstanding: Sum,
  cancelled: Sum,
  refundsDue: Sum,
  refunded: Sum,
  net: z.int().describe('In whole rupees: collected less refunded.'),
});
export type TransactionSums = z.infer<typeof TransactionSums>;

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transactions',
  access: staff(...SECTION_ROLES.transactions),
  summary: 'List payments and refunds with their sums, filtered and in pages',
  query: TransactionQuery,
  response: z.object({
    transactions: z.array(Transaction),
    sums: TransactionSums,
    ...listTotal,
  }),
});

export const EXPORTED_TRANSACTIONS_MAX = 10_000;

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/admin/transactions/export',
  access: staff(...SECTION_ROLES.transactions),
  summary: 'Export the filtered transactions, at most 10,000, as a CSV file',
  query: z.object(filters).refine(isChronological, NOT_CHRONOLOGICAL),
  response: z.object({ filename: z.string(), csv: z.string() }),
});
