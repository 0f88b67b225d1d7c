import type { IndexEntry } from './index-entry.ts';

/** The filter values of a product before and after a change; `undefined` while hidden from shoppers. */
export type IndexChange = { id: string; before: IndexEntry | undefined; after: IndexEntry | undefined };

const MAX_CHANGES = 500;

/** Logs index changes, so that caches can check their version. */
export function createChangeLog() {
  let first = 0;
  let changes: IndexChange[] = [];
  const now = () => first + changes.length;
  return {
    now,
    add: (change: IndexChange) => {
      changes.push(change);
      if (changes.length <= MAX_CHANGES) return;
      const dropped = MAX_CHANGES / 2;
      changes = changes.slice(dropped);
      first += dropped;
    },
    lose: () => {
      first = now() + 1;
      changes = [];
    },
    since: (version: number): readonly IndexChange[] | undefined =>
      version < first ? undefined : changes.slice(version - first),
  };
}
