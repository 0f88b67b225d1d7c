import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';

type HeartbeatRecord = {
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

/** The status page reports the worker as silent after 30 seconds. */
const INTERVAL_MS = 10_000;

export const recordHeartbeat: Job = {
  name: 'heartbeat',
  everyMs: INTERVAL_MS,
  isAtOnce: true,
  run: async ({ config, database: { heartbeats }, now, startedAt }) => {
    const isOwnProcess = config.workerPort !== undefined;
    const heartbeat = { at: now(), startedAt, isOwnProcess };
    await heartbeats.updateOne({ _id: 'worker' }, { $set: heartbeat }, { upsert: true });
  },
};
