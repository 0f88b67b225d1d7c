import { isStockInBounds, STOCK_MAX } from '@e-store/shared/catalog/new-product';
import { formatCount } from '@e-store/shared/money';
import { ValidationError } from '../../errors.ts';
import type { ProductRecord } from '../product.model.ts';
import type { Movement } from './save-product.ts';

/** Pieces on a shelf: what the person saw, and what there should be. */
export type Wanted = {
  size?: string | undefined;
  from: number;
  to: number;
  /** Where it was typed. */ field: string;
};

type Shelves = Pick<ProductRecord, 'stock' | 'sizes' | 'unassignedStock'>;

/**
 * Stock by difference: who saw 8 and says 10 adds two, whatever was sold meanwhile. Throws at the field where less than
 * nothing would be left, or more than the product form accepts.
 */
export function adjusted({ size, from, to, field }: Wanted, there: number): number {
  const units = there + to - from;
  if (units < 0)
    throw new ValidationError(
      { [field]: `${formatCount(from - there)} units sold in the meantime. ${formatCount(there)} are left.` },
      `Only ${formatCount(there)} ${size === undefined ? '' : `of size ${size} `}are left by now.`,
    );
  if (!isStockInBounds(units, there))
    throw new ValidationError({
      [field]: `At most ${formatCount(STOCK_MAX)} units. There are ${formatCount(there)} now.`,
    });
  return units;
}

/**
 * The stock of a product after some of it was changed, and the ledger's lines for it. Where the product has sizes, a line
 * without one takes from the units that came back without a size: with another line that adds them, they are assigned.
 */
export function adjustShelves(now: Shelves, wanted: readonly Wanted[]): Shelves & { movements: Movement[] } {
  const movements: Movement[] = [];
  const sizes = now.sizes.map((entry) => ({ ...entry }));
  let { stock, unassignedStock = 0 } = now;
  for (const line of wanted) {
    const shelf = line.size === undefined ? undefined : sizes.find(({ size }) => size === line.size);
    const isAssigned = line.size === undefined && unassignedStock > 0 && line.to <= line.from;
    if (line.size === undefined ? sizes.length > 0 && !isAssigned : !shelf)
      throw new ValidationError({ [line.field]: 'The sizes of this product have changed. Reload the page.' });
    const there = shelf ? shelf.stock : isAssigned ? unassignedStock : stock;
    const pieces = adjusted(line, there);
    if (shelf) shelf.stock = pieces;
    if (isAssigned) unassignedStock = pieces;
    else stock += pieces - there;
    movements.push({ size: line.size, delta: pieces - there, from: line.from });
  }
  return { stock, sizes, unassignedStock: unassignedStock || undefined, movements };
}

/**
 * The shelves of a product whose sizes were written back: sizes may come and go, and a product without any may get them.
 * What is on a shelf that goes is taken out of the ledger. Units that came back without a size stay unassigned as long as
 * there are sizes, and join the stock of a product that has none any more. Of one that loses its sizes, a `from` above 0
 * is the sum that the person saw, and 0 says that the number entered is counted anew.
 */
export function rebuildShelves(now: Shelves, wanted: readonly Wanted[]): Shelves & { movements: Movement[] } {
  const { unassignedStock = 0 } = now;
  const staysSized = now.sizes.length > 0 && wanted.some(({ size }) => size !== undefined);
  const before =
    now.sizes.length > 0
      ? [...now.sizes, ...(staysSized ? [] : [{ size: undefined, stock: unassignedStock }])]
      : [{ size: undefined, stock: now.stock }];
  const stockThen = (size: string | undefined) => before.find((entry) => entry.size === size)?.stock ?? 0;
  const losesSizes = now.sizes.length > 0 && !staysSized;
  const baseOf = ({ size, from }: Wanted) =>
    losesSizes && size === undefined && from > 0 ? now.stock + unassignedStock : stockThen(size);
  const shelves = wanted.map((line) => ({ size: line.size, stock: adjusted(line, baseOf(line)) }));
  const gone = before.filter(({ size }) => !shelves.some((shelf) => shelf.size === size));
  return {
    sizes: shelves.flatMap(({ size, stock }) => (size === undefined ? [] : [{ size, stock }])),
    stock: shelves.reduce((sum, { stock }) => sum + stock, 0),
    unassignedStock: staysSized ? unassignedStock || undefined : undefined,
    movements: [
      ...shelves.map(({ size, stock }) => ({ size, delta: stock - stockThen(size) })),
      ...gone.map(({ size, stock }) => ({ size, delta: -stock })),
    ],
  };
}
