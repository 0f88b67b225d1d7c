import { coalesceCalls } from './coalesce-calls.ts';
import type { ObservedResponse } from './pages.ts';

export type CachedPage = {
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  route: string;
  encoded: Map<string, Promise<Buffer>>;
};

export type TaggedResponse = { url: string; tag: string };

/**
 * Caches rendered pages with the API responses behind them. A page is sent again only if the API confirms
 * every response unchanged.
 */
export type PageCache = {
  find: (key: string, visitor: VisitorHeaders) => Promise<CachedPage | undefined>;
  save: (key: string, page: CachedPage, sources: readonly TaggedResponse[]) => void;
};

type VisitorHeaders = Record<string, string>;

export type AreUnchanged = (sources: readonly TaggedResponse[], visitor: VisitorHeaders) => Promise<boolean>;

/** Total size of all bodies in bytes; the least recently used pages are evicted. */
const MAX_BYTES = 8_000_000;

type CacheEntry = { page: CachedPage; isFresh: (visitor: VisitorHeaders) => Promise<boolean> };

export function createPageCache(areUnchanged: AreUnchanged, maxBytes = MAX_BYTES): PageCache {
  const byKey = new Map<string, CacheEntry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= byKey.get(key)?.page.body.byteLength ?? 0;
    byKey.delete(key);
  }

  function put(key: string, entry: CacheEntry): void {
    drop(key);
    byKey.set(key, entry);
    bytes += entry.page.body.byteLength;
    for (const oldest of byKey.keys()) {
      if (bytes <= maxBytes) return;
      drop(oldest);
    }
  }

  return {
    find: async (key, visitor) => {
      const entry = byKey.get(key);
      if (!entry) return undefined;
      const isFresh = await entry.isFresh(visitor);
      if (byKey.get(key) === entry) {
        if (isFresh) put(key, entry);
        else drop(key);
      }
      return isFresh ? entry.page : undefined;
    },
    save: (key, page, sources) =>
      put(key, { page, isFresh: coalesceCalls((visitor: VisitorHeaders) => areUnchanged(sources, visitor)) }),
  };
}

/** Returns the tagged responses, or `undefined` if one has no tag: such a page cannot be revalidated. */
export function selectTagged(observed: readonly ObservedResponse[]): TaggedResponse[] | undefined {
  const tagged = observed.flatMap(({ url, tag }) => (tag === undefined ? [] : [{ url, tag }]));
  return tagged.length === observed.length ? tagged : undefined;
}
