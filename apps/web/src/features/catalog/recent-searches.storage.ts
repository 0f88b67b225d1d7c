import { browserStorage } from '../../lib/browser-storage.ts';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';

const RECENT_SEARCHES = 'recentSearches';

/** Runs at every logout. */
export function clearRecentSearches(local: KeyValueStorage): void {
  writeStored(local, RECENT_SEARCHES, undefined);
}

const MAX_RECENT_SEARCHES = 6;

const storage = () => browserStorage().local;

export function readRecent(): string[] {
  const stored = readStored(storage(), RECENT_SEARCHES);
  return Array.isArray(stored)
    ? stored.filter((words) => typeof words === 'string').slice(0, MAX_RECENT_SEARCHES)
    : [];
}

function write(recent: readonly string[]): void {
  writeStored(storage(), RECENT_SEARCHES, recent.length > 0 ? recent : undefined);
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export function addRecentSearch(words: string): void {
  const text = words.trim();
  if (text === '') return;
  write([text, ...readRecent().filter((known) => !isSame(known, text))].slice(0, MAX_RECENT_SEARCHES));
}

export function deleteRecentSearches(): void {
  write([]);
}

export function deleteRecentSearch(words: string): void {
  write(readRecent().filter((known) => !isSame(known, words)));
}
