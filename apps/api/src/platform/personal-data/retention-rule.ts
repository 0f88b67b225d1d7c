import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import { trusted, type Types } from 'mongoose';
import type { Database } from '../database/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Ids = readonly Types.ObjectId[];

/** Deletes or anonymises after its time (C3). TTL indexes expire everything else. */
export type RetentionRule = {
  name: string;
  find: (database: Database, keep: Retention, now: Date, limit: number) => Promise<Types.ObjectId[]>;
  /** Repeats the condition of `find` for records that may be used again meanwhile. */
  purge: (database: Database, ids: Ids, keep: Retention, now: Date) => Promise<unknown>;
};

export const daysBefore = (now: Date, days: number) =>
  trusted({ $lt: new Date(now.getTime() - days * DAY_MS) });

export const yearsBefore = (now: Date, years: number) => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return trusted({ $lt: then });
};

export const idFilter = (ids: Ids) => ({ _id: trusted({ $in: [...ids] }) });

export const ONLY_ID = { _id: 1 } as const;

export const toIds = (records: readonly { _id: Types.ObjectId }[]) => records.map(({ _id }) => _id);
