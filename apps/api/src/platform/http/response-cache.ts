export type CachedResponse = { body: Buffer; etag: string };

/**
 * Responses that are the same for everybody, cached in memory by URL. Cart, quote and order never read this
 * cache.
 */
export type ResponseCache = {
  find: (url: string) => Promise<{
    answer?: CachedResponse;
    /** `shown`: ids of the records that the response shows; a change of one outdates it. */
    store?: (answer: CachedResponse, shown: readonly string[]) => void;
  }>;
};
