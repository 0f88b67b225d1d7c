import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { TRANSACTION_KINDS, TRANSACTION_STATUSES } from './transaction-statuses.ts';

export const Transaction = z.object({
  _id: ObjectId,
  kind: z.enum(TRANSACTION_KINDS),
  order: ObjectId,
  number: z.string(),
  customer: z.string(),
  amount: z.int().min(0).describe('In whole rupees, never negative, also for refunds.'),
  status: z.enum(TRANSACTION_STATUSES),
  at: z.iso.datetime(),
});
export type Transaction = z.infer<typeof Transaction>;
