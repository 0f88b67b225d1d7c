import { Schema } from 'mongoose';
import { recordOptions } from '../record.ts';

/** Every order writes one record per account, mobile number and address, so concurrent orders conflict. */
export type OrderTurnRecord = { _id: string; orders: number; expiresAt: Date };

export const orderTurnSchema = new Schema<OrderTurnRecord>(
  {
    _id: { type: String, required: true },
    orders: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'orderTurns', ...recordOptions },
);
