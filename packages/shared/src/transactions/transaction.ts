import { z } from 'zod';
import { ObjectId } from '../object-id.ts';

/** Spec §2: the status styles of the transaction list. */
export const TRANSACTION_STATUSES = ['completed', 'inProgress', 'cancelled'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Cash at the door, and what is paid back. */
export const TRANSACTION_KINDS = ['cod', 'refund'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const Transaction = z.object({
  _id: ObjectId,
  kind: z.enum(TRANSACTION_KINDS),
  order: ObjectId,
  /** Of the order: `ES-100042`. */
  number: z.string(),
  customer: z.string(),
  /** Whole rupees, never negative: a refund goes the other way by its kind. */
  amount: z.int().min(0),
  status: z.enum(TRANSACTION_STATUSES),
  /** When it came to that status. */
  at: z.iso.datetime(),
});
export type Transaction = z.infer<typeof Transaction>;
