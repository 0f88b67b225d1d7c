/** Which stretch of a sorted list to read, and from which end. */
export type Stretch = { sign: 1 | -1; skip: number; limit: number };

/**
 * A page of a list, read from the nearer end: skipping costs what is skipped, so that the last page is as near as the
 * first. Read backwards, the rows are to be turned round. `limit` 0: the page lies beyond the list.
 */
export function stretchOf({ page, limit }: { page: number; limit: number }, total: number): Stretch {
  const skip = (page - 1) * limit;
  const here = Math.max(0, Math.min(limit, total - skip));
  if (skip <= total / 2) return { sign: 1, skip, limit: here };
  return { sign: -1, skip: Math.max(0, total - skip - here), limit: here };
}

type Sort = Record<string, 1 | -1>;

/**
 * The rows of a page, in the order of `sort`, read from whichever end is nearer. The sort has to be a total one, with the
 * id as its last word: read backwards, rows that are equal would come in another order.
 */
export async function readPage<Row>(
  { page, limit, total, sort }: { page: number; limit: number; total: number; sort: Sort },
  read: (wanted: { sort: Sort; skip: number; limit: number }) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const stretch = stretchOf({ page, limit }, total);
  if (stretch.limit === 0) return [];
  const { skip, limit: count, sign } = stretch;
  return inOrder(await read({ sort: sign === 1 ? sort : reversed(sort), skip, limit: count }), stretch);
}

const reversed = (sort: Sort): Sort =>
  Object.fromEntries(Object.entries(sort).map(([field, sign]) => [field, sign === 1 ? -1 : 1]));

export const inOrder = <Row>(rows: Row[], { sign }: Stretch): Row[] =>
  sign === 1 ? rows : rows.toReversed();
