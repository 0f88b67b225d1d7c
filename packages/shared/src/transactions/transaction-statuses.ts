/** Spec §2. */
export const TRANSACTION_STATUSES = ['completed', 'inProgress', 'cancelled'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const TRANSACTION_KINDS = ['cod', 'prepaid', 'refund'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
