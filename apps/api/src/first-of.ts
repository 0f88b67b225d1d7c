/** Beyond this count, a full sort is faster than insertion. */
const FEW = 1000;

/**
 * Returns the first `count` items in order without sorting the rest. Among equal items, input order holds.
 */
export function firstOf<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  count: number,
): Item[] {
  if (count > FEW) return items.toSorted(compare).slice(0, count);
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === count && (last === undefined || compare(item, last) >= 0)) continue;
    first.splice(placeIn(first, compare, item), 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}

function placeIn<Item>(sorted: readonly Item[], compare: (a: Item, b: Item) => number, item: Item): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(item, sorted[middle] as Item) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
