import type { Context } from '../../platform/context.ts';
import { followCollection } from '../catalog/follow-collection.ts';
import { createReindexer } from '../catalog/reindexer.ts';

export type SynonymSync = {
  /** Resolves when searches of this process use the last write. */
  refresh: () => Promise<void>;
  hasBeenRead: () => boolean;
  stop: () => void;
};

export function startSynonymSync({
  database: { searchSynonyms },
  log,
  search,
}: Pick<Context, 'database' | 'log' | 'search'>): SynonymSync {
  let isStale = true;

  const reindexer = createReindexer(
    () => isStale,
    async () => {
      isStale = false;
      try {
        search.setStaffSynonyms(await searchSynonyms.find().sort({ word: 1 }).lean());
      } catch (error) {
        isStale = true;
        throw error;
      }
    },
  );
  const refresh = () => {
    isStale = true;
    return reindexer.whenFresh();
  };
  const following = followCollection(searchSynonyms, log, {
    readAll: refresh,
    // After a failure the stream breaks, too, and everything is read again.
    onChange: () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'synonyms are stale')),
    servesStale: true,
    unavailableMessage: 'Synonyms are loading. Try again in a moment.',
  });
  return { refresh, hasBeenRead: following.hasBeenRead, stop: following.stop };
}
