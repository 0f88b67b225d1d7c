import { Schema } from 'mongoose';
import type { Timestamp } from 'mongodb';
import { recordOptions } from '../../../platform/database/record.ts';

export const PRODUCTS_SYNC = 'products';

/** How far OpenSearch is in step with the products. */
export type CatalogSyncRecord = {
  _id: string;
  /** The process that writes. */
  owner?: string;
  /** Until when it writes without a renewal. */
  until: Date;
  /** The index behind the alias. */
  index?: string;
  /** Where the change stream resumes; before its first batch, `since`. */
  resumeToken?: unknown;
  since?: Timestamp;
  /** Grows whenever lists changed. */
  version: number;
  /** When no change was left to write. */
  syncedAt?: Date;
  /** When popularity was last refreshed. */
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
