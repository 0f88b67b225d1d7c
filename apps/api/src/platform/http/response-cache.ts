export type CachedResponse = { body: Buffer; etag: string };

/** The changes that invalidate a cached response. Only the cache knows what a change is. */
export type CacheDependencies<Change = never> = {
  shown: readonly string[];
  isInvalidatedBy?: (change: Change) => boolean;
  isStillValid?: () => boolean;
};

/**
 * Responses that are the same for everybody, cached in memory by URL. Cart, quote and order never read this
 * cache.
 */
export type ResponseCache = {
  find: (address: string) => Promise<{
    answer?: CachedResponse;
    store?: (answer: CachedResponse, cacheDependencies: CacheDependencies) => void;
  }>;
};
