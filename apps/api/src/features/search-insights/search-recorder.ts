import { indiaDay } from '@e-store/shared/india-day';
import { LRUCache } from 'lru-cache';
import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { repeat } from '../../platform/jobs/start-jobs.ts';
import { toTerm } from './search-term.model.ts';

export type SearchEvent = { id: string; type: 'search' | 'click'; keyword: string };

export type SearchRecorder = {
  /** Returns `false` for an event that is not recorded. */
  record: (event: SearchEvent) => boolean;
  /** A failure loses the counts of a few seconds. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

const FLUSH_MS = 3_000;
/** Strangers choose the terms. */
export const MAX_BUFFERED_TERMS = 1_000;
export const MAX_TERMS_A_DAY = 5_000;
const MAX_RECENT_EVENTS = 20_000;

/** An email address, a UPI ID, or the digits of a mobile number. */
const PERSONAL = /\S@\S|(?:\d[\s().+-]*){10}/;

type Parts = Pick<Context, 'database' | 'log' | 'now' | 'search' | 'catalogIndex'>;
type Counts = { searches: number; clicks: number };

/**
 * Writes every few seconds, so that popular terms do not conflict. Terms that may name a person are not
 * recorded. Beyond the day's limit only known terms count.
 */
export function startSearchRecorder({ database, log, now, search, catalogIndex }: Parts): SearchRecorder {
  const { searchTerms } = database;
  const recent = new LRUCache<string, true>({ max: MAX_RECENT_EVENTS });
  let buffer = new Map<string, Counts>();

  function record({ id, type, keyword }: SearchEvent): boolean {
    const term = toTerm(keyword);
    if (term === '' || PERSONAL.test(term)) return false;
    if (recent.has(`${type} ${id}`)) return true;
    const counts = buffer.get(term) ?? { searches: 0, clicks: 0 };
    if (!buffer.has(term) && buffer.size >= MAX_BUFFERED_TERMS) return false;
    recent.set(`${type} ${id}`, true);
    counts[type === 'search' ? 'searches' : 'clicks'] += 1;
    buffer.set(term, counts);
    return true;
  }

  async function flush(): Promise<void> {
    if (buffer.size === 0) return;
    const counted = [...buffer].map(([term, counts]) => ({ term, ...counts }));
    buffer = new Map();
    const searchedAt = now();
    const day = indiaDay(searchedAt);
    const terms = counted.map(({ term }) => term);
    const found = await searchTerms.find({ day, term: trusted({ $in: terms }) }, { term: 1 }).lean();
    const known = new Set(found.map(({ term }) => term));
    const room = MAX_TERMS_A_DAY - (await searchTerms.countDocuments({ day }, { limit: MAX_TERMS_A_DAY }));
    const repeated = counted.filter(({ term }) => known.has(term));
    const unknown = counted.filter(({ term, searches }) => !known.has(term) && searches > 0);
    const writes = [];
    for (const { term, searches, clicks } of [...repeated, ...unknown.slice(0, room)]) {
      // oxlint-disable-next-line no-await-in-loop -- each counts the whole index, and nobody waits
      const hits = searches > 0 ? await countHits(term) : undefined;
      const update = {
        $inc: { searches, clicks },
        $set: { searchedAt, ...(hits !== undefined && { hits }) },
      };
      writes.push({ updateOne: { filter: { day, term }, update, upsert: true } });
    }
    if (writes.length > 0) await searchTerms.bulkWrite(writes, { ordered: false });
  }

  /** Counted here, because a caller could report any number. */
  async function countHits(term: string): Promise<number | undefined> {
    try {
      return (await catalogIndex.search({ parsed: await search.read(term) })).count;
    } catch {
      return undefined;
    }
  }

  const onFailure = (error: unknown) => log.warn({ err: error }, 'search terms: some counts were lost');
  const flushing = repeat(flush, { everyMs: FLUSH_MS, onFailure });
  return {
    record,
    flush,
    stop: async () => {
      await flushing.stop();
      await flush().catch(onFailure);
    },
  };
}
