/** Up to so many, each is put in its place among the first; beyond, sorting all is quicker. */
const FEW = 100;

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
    const place = first.findIndex((other) => compare(item, other) < 0);
    first.splice(place === -1 ? first.length : place, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
