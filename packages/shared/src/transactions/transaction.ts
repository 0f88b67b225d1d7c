import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from './transaction-statuses.ts';

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
