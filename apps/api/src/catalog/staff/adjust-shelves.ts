import type { ProductRecord } from '../product.model.ts';
import { ValidationError } from '../../errors.ts';
import type { Movement } from './save-product.ts';

/** Pieces on a shelf: what the person saw, and what there should be. */
export type Wanted = {
  size?: string | undefined;
  from: number;
  to: number;
  /** Where it was typed. */ field: string;
};

type Shelves = Pick<ProductRecord, 'stock' | 'sizes'>;

/**
 * Stock by difference: who saw 8 and says 10 adds two, whatever was sold meanwhile. Throws at the field where fewer
 * would be left than none.
 */
export function adjusted({ size, from, to, field }: Wanted, there: number): number {
  const pieces = there + to - from;
  if (pieces >= 0) return pieces;
  throw new ValidationError(
    {
      [field]: `Meanwhile ${from - there} of them went: only ${there} are left to take from.`,
    },
    `Only ${there} ${size === undefined ? '' : `of size ${size} `}are left by now.`,
  );
}

/** The shelves of a product after some of them were counted anew, and the ledger's lines for it. */
export function adjustShelves(now: Shelves, wanted: readonly Wanted[]): Shelves & { movements: Movement[] } {
  const movements: Movement[] = [];
  const sizes = now.sizes.map((entry) => ({ ...entry }));
  let { stock } = now;
  for (const line of wanted) {
    const shelf = line.size === undefined ? undefined : sizes.find(({ size }) => size === line.size);
    if (line.size === undefined ? sizes.length > 0 : !shelf)
      throw new ValidationError({ [line.field]: 'Its sizes were changed meanwhile. Look again.' });
    const there = shelf ? shelf.stock : stock;
    const pieces = adjusted(line, there);
    if (shelf) shelf.stock = pieces;
    stock += pieces - there;
    movements.push({ size: line.size, delta: pieces - there });
  }
  return { stock, sizes, movements };
}

/**
 * The shelves of a product whose sizes were written back: sizes may come and go, and a product without any may get them.
 * What is on a shelf that goes is taken out of the ledger.
 */
export function rebuildShelves(now: Shelves, wanted: readonly Wanted[]): Shelves & { movements: Movement[] } {
  const before = now.sizes.length > 0 ? now.sizes : [{ size: undefined, stock: now.stock }];
  const stockThen = (size: string | undefined) => before.find((entry) => entry.size === size)?.stock ?? 0;
  const shelves = wanted.map((line) => ({ size: line.size, stock: adjusted(line, stockThen(line.size)) }));
  const gone = before.filter(({ size }) => !shelves.some((shelf) => shelf.size === size));
  return {
    sizes: shelves.flatMap(({ size, stock }) => (size === undefined ? [] : [{ size, stock }])),
    stock: shelves.reduce((sum, { stock }) => sum + stock, 0),
    movements: [
      ...shelves.map(({ size, stock }) => ({ size, delta: stock - stockThen(size) })),
      ...gone.map(({ size, stock }) => ({ size, delta: -stock })),
    ],
  };
}
