export type PageRange = { sign: 1 | -1; skip: number; limit: number };

/**
 * Reads from the nearer end, since skipping costs time. Rows read backwards must be reversed. `limit` 0:
 * beyond the list.
 */
export function toPageRange({ page, limit }: { page: number; limit: number }, total: number): PageRange {
  const skip = (page - 1) * limit;
  const here = Math.max(0, Math.min(limit, total - skip));
  if (skip <= total / 2) return { sign: 1, skip, limit: here };
  return { sign: -1, skip: Math.max(0, total - skip - here), limit: here };
}

type Sort = Record<string, 1 | -1>;

/**
 * Reads from the nearer end, in `sort` order. The sort must end with the id, or equal rows would change
 * places.
 */
export async function readPage<Row>(
  { page, limit, total, sort }: { page: number; limit: number; total: number; sort: Sort },
  read: (wanted: { sort: Sort; skip: number; limit: number }) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const stretch = toPageRange({ page, limit }, total);
  if (stretch.limit === 0) return [];
  const { skip, limit: count, sign } = stretch;
  return inOrder(await read({ sort: sign === 1 ? sort : reversed(sort), skip, limit: count }), stretch);
}

const reversed = (sort: Sort): Sort =>
  Object.fromEntries(Object.entries(sort).map(([field, sign]) => [field, sign === 1 ? -1 : 1]));

export const inOrder = <Row>(rows: Row[], { sign }: PageRange): Row[] =>
  sign === 1 ? rows : rows.toReversed();
