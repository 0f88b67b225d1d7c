/**
 * Reloads stale data, once for all concurrent callers. A read that began before the last change does not
 * satisfy them.
 */
export type Reindexer = {
  isFresh: () => boolean;
  whenFresh: () => Promise<void>;
};

/**
 * @param isStale whether a change awaits a read
 * @param read clears staleness first, and restores it on failure
 */
export function createReindexer(isStale: () => boolean, read: () => Promise<void>): Reindexer {
  let currentRead: Promise<void> | undefined;
  return {
    isFresh: () => !isStale() && currentRead === undefined,
    whenFresh: async () => {
      await currentRead?.catch(() => {}); // may have begun before the last change
      if (isStale()) currentRead ??= read().finally(() => (currentRead = undefined));
      await currentRead;
    },
  };
}
