import { isStockInBounds, STOCK_MAX } from '@e-store/shared/catalog/new-product';
import { formatCount } from '@e-store/shared/money';
import { ValidationError } from '../../errors.ts';
import type { ProductRecord } from '../product.model.ts';
import type { Movement } from './save-product.ts';

export type Wanted = {
  size?: string | undefined;
  from: number;
  to: number;
  field: string;
};

type Shelves = Pick<ProductRecord, 'stock' | 'sizes' | 'unassignedStock'>;

/**
 * Applies a stock change as a difference: from 8 to 10 adds 2, whatever sold meanwhile.
 * @throws ValidationError at `field` below zero or above the form's maximum
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
 * Returns the adjusted stock and its ledger lines. In a sized product, a line without size takes from
 * `unassignedStock`, which another line can assign.
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
 * Returns the stock after staff replaced the sizes; sizes can come and go. Stock of a removed size leaves the
 * ledger. `unassignedStock` stays while sizes exist, else joins `stock`. When all sizes go, `from` above 0 is
 * the total that staff saw; 0 means a recount.
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
