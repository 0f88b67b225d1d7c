import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** Every order writes one record per account, mobile number and address, so concurrent orders conflict. */
export type OrderLockRecord = { _id: string; orders: number; expiresAt: Date };

export const orderLockSchema = new Schema<OrderLockRecord>(
  {
    _id: { type: String, required: true },
    orders: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'orderTurns', ...recordOptions },
);
