import { Schema } from 'mongoose';
import { recordOptions } from '../database/record.ts';

export type JobLeaseRecord = { _id: string; until: Date };

export const jobLeaseSchema = new Schema<JobLeaseRecord>(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'jobLeases', ...recordOptions },
);
