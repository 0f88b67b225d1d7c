import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

/** The latest searches of this browser. */
export const RECENT_SEARCHES = 'recentSearches';

/** For every logout; the rest is in `recent-searches.storage.ts`. */
export function clearRecentSearches(local: KeyValueStorage): void {
  writeStored(local, RECENT_SEARCHES, undefined);
}
