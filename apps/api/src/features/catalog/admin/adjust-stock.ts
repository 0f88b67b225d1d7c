import { adjustStock } from '@e-store/shared/catalog/staff-endpoints';
import { isStockInBounds, STOCK_MAX } from '@e-store/shared/catalog/new-product';
import { formatCount } from '@e-store/shared/money';
import { route } from '../../../platform/http/route.ts';
import { versionTag } from '../../../platform/http/version-tag.ts';
import { ValidationError } from '../../../platform/errors/errors.ts';
import type { ProductRecord } from '../product.model.ts';
import { assertNotRepeated, assertStockUnchanged } from './assert-stock-unchanged.ts';
import { assertNotArchived, saveProduct, type Movement } from './save-product.ts';
import { toStaffProduct } from './staff-product.ts';

/**
 * Adds the difference between seen and entered values, so that later sales still count. `If-Match` rejects
 * any staff change of the same stock since. Otherwise an outdated count is rejected, and a repeat without its
 * own `Idempotency-Key`.
 */
export const adjustStockRoute = route(adjustStock, async (input, context) => {
  const { idempotencyKey, version: seen } = input;
  const { lines, cause, note } = input.body;
  const saved = await saveProduct(
    context,
    input,
    input.params.id,
    'product.counted',
    async (now, transaction) => {
      const stockRequest = { product: now, lines, cause, at: context.now() };
      assertNotArchived(now);
      if (seen !== undefined)
        await assertStockUnchanged(context.database, { ...stockRequest, seen }, transaction);
      const wanted = lines.map((line, index) => ({ ...line, field: `lines.${index}.to` }));
      const { movements, ...set } = adjustSizeStock(now, wanted);
      if (seen === undefined) {
        await context.database.publish('stock.compared', { product: now._id }, transaction);
        await assertNotRepeated(
          context.database,
          { ...stockRequest, hasKey: idempotencyKey !== undefined },
          transaction,
        );
      }
      return { set, movements, why: { cause, ...(note && { note }) } };
    },
  );
  input.answer.header('ETag', versionTag(saved));
  return toStaffProduct(saved);
});

export type StockTarget = {
  size?: string | undefined;
  /** The stock that the editor saw. Absent: `to` is the new stock. */
  from?: number | undefined;
  to: number;
  field: string;
};

type StockBySize = Pick<ProductRecord, 'stock' | 'sizes' | 'unassignedStock'>;

/**
 * From 8 to 10 adds 2, whatever sold meanwhile. Without `from`, `to` replaces the stock.
 * @throws ValidationError at `field` below zero or above the form's maximum
 */
function applyAdjustment(target: StockTarget, currentStock: number): number {
  const { size, from = currentStock, to, field } = target;
  const units = currentStock + to - from;
  if (units < 0)
    throw new ValidationError(
      {
        [field]: `${formatCount(from - currentStock)} units sold in the meantime. ${formatCount(currentStock)} are left.`,
      },
      `Only ${formatCount(currentStock)} ${size === undefined ? '' : `of size ${size} `}are left by now.`,
    );
  if (!isStockInBounds(units, currentStock))
    throw new ValidationError({
      [field]: `At most ${formatCount(STOCK_MAX)} units. There are ${formatCount(currentStock)} now.`,
    });
  return units;
}

/** In a sized product, a line without size takes from `unassignedStock`, which another line can assign. */
function adjustSizeStock(
  now: StockBySize,
  targets: readonly (StockTarget & { from: number })[],
): StockBySize & { movements: Movement[] } {
  const movements: Movement[] = [];
  const sizes = now.sizes.map((entry) => ({ ...entry }));
  let { stock, unassignedStock = 0 } = now;
  for (const line of targets) {
    const sizeEntry = line.size === undefined ? undefined : sizes.find(({ size }) => size === line.size);
    const isAssigned = line.size === undefined && unassignedStock > 0 && line.to <= line.from;
    if (line.size === undefined ? sizes.length > 0 && !isAssigned : !sizeEntry)
      throw new ValidationError({ [line.field]: 'The sizes of this product have changed. Reload the page.' });
    const currentStock = sizeEntry ? sizeEntry.stock : isAssigned ? unassignedStock : stock;
    const quantity = applyAdjustment(line, currentStock);
    if (sizeEntry) sizeEntry.stock = quantity;
    if (isAssigned) unassignedStock = quantity;
    else stock += quantity - currentStock;
    movements.push({ size: line.size, delta: quantity - currentStock, from: line.from });
  }
  return { stock, sizes, unassignedStock: unassignedStock || undefined, movements };
}

/**
 * Returns the stock after staff replaced the sizes. Stock of a removed size leaves the ledger.
 * `unassignedStock` stays while sizes exist, else joins `stock`. When all sizes go, `from` is the total
 * without `unassignedStock`; absent, `to` is the whole stock.
 */
export function rebuildSizeStock(
  now: StockBySize,
  targets: readonly StockTarget[],
): StockBySize & { movements: Movement[] } {
  const { unassignedStock = 0 } = now;
  const staysSized = now.sizes.length > 0 && targets.some(({ size }) => size !== undefined);
  const before =
    now.sizes.length > 0
      ? [...now.sizes, ...(staysSized ? [] : [{ size: undefined, stock: unassignedStock }])]
      : [{ size: undefined, stock: now.stock }];
  const previousStock = (size: string | undefined) => before.find((entry) => entry.size === size)?.stock ?? 0;
  const losesSizes = now.sizes.length > 0 && !staysSized;
  const baseStock = ({ size }: StockTarget) =>
    losesSizes && size === undefined ? now.stock + unassignedStock : previousStock(size);
  const newLevels = targets.map((line) => ({
    size: line.size,
    stock: applyAdjustment(line, baseStock(line)),
  }));
  const removedSizes = before.filter(({ size }) => !newLevels.some((sizeEntry) => sizeEntry.size === size));
  return {
    sizes: newLevels.flatMap(({ size, stock }) => (size === undefined ? [] : [{ size, stock }])),
    stock: newLevels.reduce((sum, { stock }) => sum + stock, 0),
    unassignedStock: staysSized ? unassignedStock || undefined : undefined,
    movements: [
      ...newLevels.map(({ size, stock }) => ({ size, delta: stock - previousStock(size) })),
      ...removedSizes.map(({ size, stock }) => ({ size, delta: -stock })),
    ],
  };
}
