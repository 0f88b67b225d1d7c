import { type Category, INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { followCollection } from './follow-collection.ts';
import { createReindexer } from './reindexer.ts';

/** Cached in every process and synced by the change stream. */
export type CategoryList = {
  all: () => Promise<readonly Category[]>;
  current: () => readonly Category[] | undefined;
  touch: () => void;
  stop: () => void;
};

export function startCategoryList(database: Database, log: Logger): CategoryList {
  let current: readonly Category[] = INITIAL_CATEGORIES;
  let isStale = true;

  async function read(): Promise<void> {
    isStale = false;
    try {
      const records = await database.categories.find({}).sort({ position: 1, _id: 1 }).lean();
      current = records.length > 0 ? records.map(toCategory) : INITIAL_CATEGORIES;
    } catch (error) {
      isStale = true;
      throw error;
    }
  }

  const reindexer = createReindexer(() => isStale, read);

  const following = followCollection(database.categories, log, {
    readAll: () => {
      isStale = true;
      return reindexer.whenFresh();
    },
    onChange: () => (isStale = true),
    unavailableMessage: 'Categories are loading. Try again in a moment.',
  });

  return {
    all: async () => {
      await following.whenSynced();
      await reindexer.whenFresh();
      return current;
    },
    current: () => (reindexer.isFresh() && following.isLive() ? current : undefined),
    touch: () => (isStale = true),
    stop: following.stop,
  };
}

const toCategory = ({ _id, name, aliases }: { _id: string; name: string; aliases: string[] }): Category => ({
  key: _id,
  name,
  aliases,
});
