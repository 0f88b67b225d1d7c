/** Up to so many, each is put in its place among the first; beyond, sorting all is quicker. */
const FEW = 1000;

/** The first `count` of the items in an order, without sorting what comes after them. Of equal ones none comes first. */
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

/** Before which of the sorted ones it comes. */
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
