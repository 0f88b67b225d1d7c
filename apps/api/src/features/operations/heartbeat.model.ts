import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type HeartbeatRecord = {
  _id: 'worker' | 'backup';
  at: Date;
  startedAt?: Date;
  isOwnProcess?: boolean;
  file?: string;
};

export const heartbeatSchema = new Schema<HeartbeatRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    startedAt: Date,
    isOwnProcess: Boolean,
    file: String,
  },
  { collection: 'heartbeats', ...recordOptions },
);
