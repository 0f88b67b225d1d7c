import { Schema } from 'mongoose';
import type { Timestamp } from 'mongodb';
import { recordOptions } from '../../../platform/database/record.ts';

export const PRODUCTS_SYNC = 'products';

export type CatalogSyncRecord = {
  _id: string;
  owner?: string;
  /** Lease end without a renewal. */
  until: Date;
  index?: string;
  /** Resume point; before the first batch, `since`. */
  resumeToken?: unknown;
  since?: Timestamp;
  /** Grows when lists change. */
  version: number;
  /** When no change was left to write. */
  syncedAt?: Date;
  popularityAt?: Date;
};

export const secondsBehind = (syncedAt: Date, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - syncedAt.getTime()) / 1000));

export const catalogSyncSchema = new Schema<CatalogSyncRecord>(
  {
    _id: { type: String, required: true },
    owner: String,
    until: Date,
    index: String,
    resumeToken: Schema.Types.Mixed,
    since: Schema.Types.Mixed,
    version: { type: Number, default: 0 },
    syncedAt: Date,
    popularityAt: Date,
  },
  { collection: 'catalogSyncs', ...recordOptions },
);
