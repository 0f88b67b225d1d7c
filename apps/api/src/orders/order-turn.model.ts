import { Schema } from 'mongoose';
import { recordOptions } from '../record.ts';

/** Written by every order of an account, a mobile number or an address, so that two at once cannot both overlook the other. */
export type OrderTurnRecord = { _id: string; orders: number; expiresAt: Date };

export const orderTurnSchema = new Schema<OrderTurnRecord>(
  {
    _id: { type: String, required: true },
    orders: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'orderTurns', ...recordOptions },
);
