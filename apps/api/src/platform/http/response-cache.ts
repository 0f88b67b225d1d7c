import { LRUCache } from 'lru-cache';

export type CachedResponse = { body: Buffer; etag: string };

type ResponseVersions = {
  /** `undefined` while responses must not be cached. */
  version: () => Promise<number | undefined>;
  /** Whether a response of this version with these records is still right. Call after `version`. */
  isCurrent: (version: number, shown: readonly string[]) => boolean;
};

const MAX_BYTES = 8_000_000;
/** Of an entry beside its strings. */
const ENTRY_BYTES = 500;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** For responses that are the same for everybody, by URL. Cart, quote and order never read this cache. */
export function createResponseCache(versions: ResponseVersions) {
  const entriesByUrl = new LRUCache<string, CachedResponse & { version: number; shown: readonly string[] }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body, shown }, url) =>
      body.byteLength + 2 * (url.length + shown.join('').length) + ENTRY_BYTES,
  });
  return {
    find: async (url: string) => {
      const version = await versions.version();
      if (version === undefined) return {};
      const entry = entriesByUrl.get(url);
      if (entry && versions.isCurrent(entry.version, entry.shown)) return { answer: entry };
      return {
        /** A change of a record in `shown` (ids) outdates the response. */
        store: (answer: CachedResponse, shown: readonly string[]) =>
          void entriesByUrl.set(url, { ...answer, shown, version }),
      };
    },
  };
}
