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

export const inOrder = <Row>(rows: Row[], { sign }: Stretch): Row[] =>
  sign === 1 ? rows : rows.toReversed();
