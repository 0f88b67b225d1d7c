import {
  TRANSACTION_KINDS,
  TRANSACTION_STATUSES,
  type TransactionKind,
  type TransactionStatus,
} from '@e-store/shared/transactions/transaction-statuses';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** Has the id of its order or return, so each has at most one. */
export type TransactionRecord = {
  _id: Types.ObjectId;
  kind: TransactionKind;
  order: Types.ObjectId;
  number: string;
  customer: string;
  amount: number;
  status: TransactionStatus;
  at: Date;
};

export const transactionSchema = new Schema<TransactionRecord>(
  {
    kind: { type: String, enum: TRANSACTION_KINDS, required: true },
    order: { type: Schema.Types.ObjectId, required: true },
    number: { type: String, required: true },
    customer: { type: String, required: true },
    amount: { type: Number, required: true, min: 0, validate: Number.isInteger },
    status: { type: String, enum: TRANSACTION_STATUSES, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'transactions', ...recordOptions },
);
