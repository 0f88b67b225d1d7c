/**
 * Reads again what has changed, once for all who come meanwhile. A reading that began before the last change does not
 * hold it: who comes then waits for that one and for the next.
 */
export type Rereading = {
  /** Whether what was read last is as it is now. */
  isFresh: () => boolean;
  /** Resolves when every change until this call has been read; rejects when it cannot be. */
  untilFresh: () => Promise<void>;
};

/**
 * @param isStale whether there is a change that no reading has begun to read
 * @param read begins with making it not so, and makes it so again when it fails
 */
export function createRereading(isStale: () => boolean, read: () => Promise<void>): Rereading {
  let reading: Promise<void> | undefined;
  return {
    isFresh: () => !isStale() && reading === undefined,
    untilFresh: async () => {
      await reading?.catch(() => {}); // it may have begun before the last change
      if (isStale()) reading ??= read().finally(() => (reading = undefined));
      await reading; // also one that another who waited has just begun
    },
  };
}
