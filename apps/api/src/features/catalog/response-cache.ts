import type { CacheDependencies, CachedResponse, ResponseCache } from '../../platform/http/response-cache.ts';
import type { IndexChange } from './index-changes.ts';
import type { CatalogIndex } from './catalog-index.ts';

const MAX_BYTES = 8_000_000;
/** Two changes within milliseconds may look like none. This bounds how long such an entry lives. */
const MAX_AGE_MS = 10_000;

type CacheEntry = CachedResponse & CacheDependencies & { address: string; storedAt: number; version: number };

/**
 * Local writes invalidate an entry at once, writes of other processes through the change stream. Without a
 * live stream the cache is bypassed.
 */
export function createResponseCache(
  catalogIndex: Pick<CatalogIndex, 'version' | 'changesSince'>,
): ResponseCache {
  const entriesByUrl = new Map<string, CacheEntry>();
  let bytes = 0;

  function drop(entry: CacheEntry): void {
    entriesByUrl.delete(entry.address);
    bytes -= entry.body.byteLength;
  }

  function store(entry: CacheEntry): void {
    const before = entriesByUrl.get(entry.address);
    if (before) drop(before);
    entriesByUrl.set(entry.address, entry);
    bytes += entry.body.byteLength;
    for (const oldest of entriesByUrl.values()) {
      if (bytes <= MAX_BYTES) return;
      drop(oldest);
    }
  }

  function isValid(entry: CacheEntry, version: number): boolean {
    if (performance.now() - entry.storedAt > MAX_AGE_MS || entry.isStillValid?.() === false) return false;
    if (entry.version === version) return true;
    const changes = catalogIndex.changesSince(entry.version);
    if (!changes || changes.some((change) => isInvalidatedBy(entry, change))) return false;
    entry.version = version;
    return true;
  }

  return {
    find: async (address) => {
      const version = await catalogIndex.version();
      if (version === undefined) return {};
      const entry = entriesByUrl.get(address);
      if (entry && isValid(entry, version)) return { answer: entry };
      if (entry) drop(entry);
      return {
        store: (answer, cacheDependencies) =>
          store({ ...answer, ...cacheDependencies, address, storedAt: performance.now(), version }),
      };
    },
  };
}

const isInvalidatedBy = (
  { shown, isInvalidatedBy: isInvalidating }: CacheDependencies,
  change: IndexChange,
): boolean => shown.includes(change.id) || (isInvalidating?.(change as never) ?? false);
