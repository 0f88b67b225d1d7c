import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';
import type { Database, Models } from '../database/database.ts';

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

export const ONLY_ID = { _id: 1 } as const;

export const toIds = (records: readonly { _id: Types.ObjectId }[]) => records.map(({ _id }) => _id);

type Identified = { _id: Types.ObjectId };

/** For the records of one collection that `expired` matches: `anonymised` by an update, or else deleted. */
export function retentionOf<Stored extends Identified>(
  name: string,
  collection: keyof Models,
  expired: (keep: Retention, now: Date) => QueryFilter<Stored>,
  anonymised?: { $set: Partial<Stored> },
): RetentionRule {
  const modelIn = (database: Database) => database[collection] as unknown as Model<Identified>;
  const filterAt = expired as (keep: Retention, now: Date) => QueryFilter<Identified>;
  return {
    name,
    find: async (database, keep, now, limit) =>
      toIds(await modelIn(database).find(filterAt(keep, now), ONLY_ID).limit(limit).lean()),
    purge: async (database, ids, keep, now) => {
      const filter = { _id: trusted({ $in: [...ids] }), ...filterAt(keep, now) };
      return anonymised
        ? modelIn(database).updateMany(filter, anonymised)
        : modelIn(database).deleteMany(filter);
    },
  };
}
