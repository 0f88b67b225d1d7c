import { LRUCache } from 'lru-cache';
import type { CachedResponse, ResponseCache } from '../../platform/http/response-cache.ts';
import type { CatalogIndex } from './catalog-index.ts';

const MAX_BYTES = 8_000_000;

type CacheEntry = CachedResponse & { version: number; shown: readonly string[] };

/**
 * Caches responses while the catalogue version is unchanged. Local writes count at once, writes of other
 * processes through the change stream. Without a live stream the cache is bypassed.
 */
export function createResponseCache(
  catalogIndex: Pick<CatalogIndex, 'version' | 'isCurrent'>,
): ResponseCache {
  const entriesByUrl = new LRUCache<string, CacheEntry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength,
  });
  return {
    find: async (url) => {
      const version = await catalogIndex.version();
      if (version === undefined) return {};
      const entry = entriesByUrl.get(url);
      if (entry && catalogIndex.isCurrent(entry.version, entry.shown)) return { answer: entry };
      return { store: (answer, shown) => void entriesByUrl.set(url, { ...answer, shown, version }) };
    },
  };
}
