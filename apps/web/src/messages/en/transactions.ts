import type { TransactionKind, TransactionStatus } from '@e-store/shared/transactions/transaction-statuses';

export const adminTransactionMessages = {
  title: 'Transactions',
  columns: {
    transaction: 'TRANSACTION',
    at: 'DATE & TIME',
    amount: 'AMOUNT',
    status: 'STATUS',
  },
  summary: 'Summary',
  collected: 'Collected',
  outstanding: 'To collect',
  cancelled: 'Cancelled',
  refundsDue: 'Refunds due',
  refunded: 'Refunded',
  net: 'Net cash',
  lines: (count: number) => (count === 1 ? '1 transaction' : `${count} transactions`),
  kinds: { cod: 'Cash on delivery', prepaid: 'Prepaid', refund: 'Refund' } satisfies Record<
    TransactionKind,
    string
  >,
  /** Spec §2: the names of the status styles. */
  statuses: {
    completed: 'Completed',
    inProgress: 'In progress',
    cancelled: 'Cancelled',
  } satisfies Record<TransactionStatus, string>,
  of: (kind: string, number: string) => `${kind}, ${number}`,
  export: 'Export',
  from: 'From',
  to: 'To',
  status: 'Status',
  kind: 'Type',
  any: 'Any',
  loading: 'Transactions are loading',
  noneFound: 'No transactions match these filters.',
  none: 'No transactions yet.',
  showAll: 'Show all transactions',
};
