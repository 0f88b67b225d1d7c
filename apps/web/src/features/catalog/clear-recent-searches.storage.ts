import { writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

export const RECENT_SEARCHES = 'recentSearches';

/** Runs at every logout, apart from `recent-searches.storage.ts`. */
export function clearRecentSearches(local: KeyValueStorage): void {
  writeStored(local, RECENT_SEARCHES, undefined);
}
