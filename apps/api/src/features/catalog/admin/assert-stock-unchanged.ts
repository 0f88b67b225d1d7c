import type { StockCause } from '@e-store/shared/catalog/staff-product-choices';
import { formatCount } from '@e-store/shared/money';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import { ChangedMeanwhileError } from '../../../platform/errors/errors.ts';
import type { ProductRecord } from '../product.model.ts';
import { toStaffProduct } from './staff-product.ts';

type Line = { size?: string | undefined; from: number; to: number };
type StockRequest = { product: ProductRecord; lines: readonly Line[]; cause: StockCause; at: Date };
type Ledger = Pick<Database, 'stockMovements'>;

/** Equals the retention of responses for `Idempotency-Key`. */
const REPEAT_MS = 24 * 60 * 60 * 1000;

const movementFilter = ({ _id }: ProductRecord, { size }: Line) => ({
  product: _id,
  size: size === undefined ? trusted({ $exists: false }) : size,
});

/**
 * Rejects when staff changed the same stock since the seen version, and a version that the product never had.
 * Sales and returns do not count.
 * @throws AppError 412 with the current product
 */
export async function assertStockUnchanged(
  { stockMovements }: Ledger,
  { product, lines, cause, seen }: StockRequest & { seen: number },
  session: ClientSession,
): Promise<void> {
  const isUnknown = seen > product.version;
  const stale: (Line & { index: number })[] = [];
  for (const [index, line] of lines.entries()) {
    const later = {
      ...movementFilter(product, line),
      reason: 'adjustment',
      version: trusted({ $gt: seen }),
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- one session asks one question at a time
    if (isUnknown || (await stockMovements.exists(later).session(session))) stale.push({ ...line, index });
  }
  throwIfStale(product, cause, stale);
}

/**
 * Without a version, rejects a count whose `from` was never the stock since the last staff change. Without a
 * key, also rejects a repeat within a day.
 * @throws AppError 412 with the current product
 */
export async function assertNotRepeated(
  ledger: Ledger,
  { product, lines, cause, at, hasKey }: StockRequest & { hasKey: boolean },
  session: ClientSession,
): Promise<void> {
  const stale: (Line & { index: number })[] = [];
  for (const [index, line] of lines.entries()) {
    const isRefused =
      // oxlint-disable-next-line no-await-in-loop -- one session asks one question at a time
      (!hasKey && (await isSavedAlready(ledger, { product, cause, at }, line, session))) ||
      // oxlint-disable-next-line no-await-in-loop
      (isAbsolute(cause) && !(await wasEverStock(ledger, product, line, session)));
    if (isRefused) stale.push({ ...line, index });
  }
  throwIfStale(product, cause, stale);
}

/** Causes that enter a total; the others enter a difference. */
const isAbsolute = (cause: StockCause) => cause === 'count' || cause === 'edit';

const isSavedAlready = (
  { stockMovements }: Ledger,
  { product, cause, at }: Omit<StockRequest, 'lines'>,
  { from, to, size }: Line,
  session: ClientSession,
) =>
  stockMovements
    .exists({
      ...movementFilter(product, { size, from, to }),
      reason: 'adjustment',
      cause,
      from,
      delta: to - from,
      at: trusted({ $gt: new Date(at.getTime() - REPEAT_MS) }),
    })
    .session(session);

async function wasEverStock(
  { stockMovements }: Ledger,
  product: ProductRecord,
  line: Line,
  session: ClientSession,
): Promise<boolean> {
  let stock = stockNow(product, line);
  if (stock === line.from) return true;
  const movements = stockMovements
    .find(movementFilter(product, line), { delta: 1, reason: 1 })
    .sort({ at: -1, _id: -1 })
    .session(session)
    .lean()
    .cursor();
  for await (const { delta, reason } of movements) {
    if (reason === 'adjustment' || reason === 'initial') return false;
    stock -= delta;
    if (stock === line.from) return true;
  }
  return false;
}

function stockNow({ stock, sizes, unassignedStock = 0 }: ProductRecord, { size }: Line): number {
  if (size !== undefined) return sizes.find((entry) => entry.size === size)?.stock ?? 0;
  return sizes.length > 0 ? unassignedStock : stock;
}

function throwIfStale(
  product: ProductRecord,
  cause: StockCause,
  stale: readonly (Line & { index: number })[],
): void {
  if (stale.length === 0) return;
  const entered = cause === 'count' ? 'counted' : 'entered';
  throw new ChangedMeanwhileError(
    `${product.updatedBy ?? 'Someone else'} changed this stock in the meantime. Check the numbers and save again.`,
    { product: toStaffProduct(product) },
    Object.fromEntries(
      stale.map((line) => [
        `lines.${line.index}.to`,
        `Now ${formatCount(stockNow(product, line))}, you ${entered} ${formatCount(line.to)}.`,
      ]),
    ),
  );
}
