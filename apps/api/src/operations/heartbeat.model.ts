import { Schema } from 'mongoose';
import { recordOptions } from '../record.ts';

/** The last sign of something that should go on by itself: one row each, written over, so that it never grows. */
export type HeartbeatRecord = {
  _id: 'worker' | 'backup';
  at: Date;
  /** Of the worker: since when it has run, and whether it is a process of its own. */
  startedAt?: Date;
  isOwnProcess?: boolean;
  /** Of a backup. */
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
