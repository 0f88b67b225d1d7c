import type { ShelfEntry } from './shelf-entry.ts';

/** The filter values of a product before and after a change; `undefined` while hidden from shoppers. */
export type ShelfChange = { id: string; before: ShelfEntry | undefined; after: ShelfEntry | undefined };

const MAX_CHANGES = 500;

/** Logs index changes, so that caches can check their version. */
export function keepChanges() {
  let first = 0;
  let changes: ShelfChange[] = [];
  const now = () => first + changes.length;
  return {
    now,
    add: (change: ShelfChange) => {
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
    since: (moment: number): readonly ShelfChange[] | undefined =>
      moment < first ? undefined : changes.slice(moment - first),
  };
}
