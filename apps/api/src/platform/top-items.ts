/** Beyond this, a full sort is faster than insertion. */
const INSERTION_MAX = 1000;

/** Sorts only the first `count`. Equal items keep the input order. */
export function topItems<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  count: number,
): Item[] {
  if (count > INSERTION_MAX) return items.toSorted(compare).slice(0, count);
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === count && (last === undefined || compare(item, last) >= 0)) continue;
    first.splice(insertionIndex(first, compare, item), 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}

function insertionIndex<Item>(
  sorted: readonly Item[],
  compare: (a: Item, b: Item) => number,
  item: Item,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(item, sorted[middle] as Item) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
