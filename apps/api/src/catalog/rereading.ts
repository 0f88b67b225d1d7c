/**
 * Reloads stale data, once for all concurrent callers. A read that began before the last change is not
 * enough: callers wait for the next one.
 */
export type Rereading = {
  isFresh: () => boolean;
  untilFresh: () => Promise<void>;
};

/**
 * @param isStale whether a change awaits a read
 * @param read clears staleness first, and restores it on failure
 */
export function createRereading(isStale: () => boolean, read: () => Promise<void>): Rereading {
  let reading: Promise<void> | undefined;
  return {
    isFresh: () => !isStale() && reading === undefined,
    untilFresh: async () => {
      await reading?.catch(() => {}); // may have begun before the last change
      if (isStale()) reading ??= read().finally(() => (reading = undefined));
      await reading;
    },
  };
}
