import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type CounterRecord = { _id: string; last: number };

export const counterSchema = new Schema<CounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: 'counters', ...recordOptions },
);
