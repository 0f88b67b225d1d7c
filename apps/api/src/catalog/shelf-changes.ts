import type { ShelfEntry } from './shelf-entry.ts';

/** A product as shoppers chose by it before and after; nothing where it was, or is, not to be seen. */
export type ShelfChange = { id: string; before: ShelfEntry | undefined; after: ShelfEntry | undefined };

/** Whoever asks about more than so many has as little left of what was kept as if all had changed. */
const MAX_CHANGES = 500;

/** Remembers what changed on the shelf, so that what was made of it can be asked later whether it still holds. */
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
    /** Anything may have changed. */
    lose: () => {
      first = now() + 1;
      changes = [];
    },
    since: (moment: number): readonly ShelfChange[] | undefined =>
      moment < first ? undefined : changes.slice(moment - first),
  };
}
